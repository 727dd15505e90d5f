export const privacidadMessages = {
  created:
    "Revisa tu correo: te enviamos un enlace para confirmar la solicitud. Desde entonces corre el plazo.",
  confirmed: "Recibimos tu solicitud.",
  answered: "Respuesta enviada.",
  extended: "Extendimos el plazo y lo avisamos por correo.",
  unchanged: "La solicitud ya estaba respondida así.",
  notFound: "No encontramos esa solicitud.",
  enlaceInvalid: "Este enlace ya no sirve. Vuelve a hacer la solicitud.",
  alreadyAnswered: "Esta solicitud ya fue respondida.",
  alreadyExtended: "El plazo de esta solicitud ya se extendió una vez.",
  bloqueoFixed: "El plazo de un bloqueo no se extiende.",
  plazoOver: "El plazo de esta solicitud ya venció: respóndela ahora.",
  brechaSaved: "Guardamos el registro.",
  brechaNotFound: "No encontramos ese registro.",
  brechaStale:
    "Otra persona cambió este registro mientras lo editabas. Recarga y vuelve a escribir tu cambio.",
  acts: {
    brechaNoted: "Anotó una vulneración de datos",
    brechaCorrected: "Corrigió el registro de una vulneración de datos",
    accepted: "Aceptó la solicitud de datos",
    refused: "Rechazó la solicitud de datos",
    extended: "Extendió el plazo de la solicitud de datos",
  },
} as const;
