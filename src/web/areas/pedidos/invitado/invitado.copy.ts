export const invitadoCopy = {
  title: "Tu pedido",
  loading: "Abriendo tu pedido…",
  invalidTitle: "Este enlace ya no sirve",
  invalid:
    "Puede haber vencido o alguien lo terminó. El correo más nuevo de tu pedido trae otro; si no lo encuentras, escríbenos.",
  failedTitle: "No pudimos abrir tu pedido",
  failed: "Sigue guardado. Inténtalo de nuevo en unos segundos.",
  retry: "Reintentar",
  writeUs: "Escríbenos",
  pedido: (numero: string) => `Pedido ${numero}`,
  madeAt: (moment: string) => `Hecho el ${moment}`,
  linkNote: "Este enlace muestra solo este pedido. Quien lo tenga puede verlo.",
  end: "Terminar el enlace",
  endTitle: "¿Terminar el enlace?",
  endText:
    "Con este enlace y los anteriores ya nadie podrá ver el pedido. El próximo correo del pedido traerá uno nuevo.",
  cancel: "Volver",
  ended: "El enlace terminó.",
  endFailed: "No pudimos terminar el enlace. Inténtalo de nuevo.",
  ownData: "Descargar o borrar mis datos",

  accountTitle: "Guarda tus datos para la próxima",
  accountLead: (email: string) =>
    `Con ella ves tus pedidos y no vuelves a escribir tu dirección. Te enviamos un correo a ${email}: ábrelo en este navegador y listo. Tu contraseña la eliges después, con «¿Olvidaste tu contraseña?».`,
  account: "Crear mi cuenta",
  creating: "Creando…",
  accountFailed: "No pudimos crear tu cuenta. Inténtalo de nuevo.",
  byMail: (email: string) => `El enlace para seguir tu pedido va en el correo a ${email}.`,
} as const;
