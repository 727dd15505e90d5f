export const peticionCopy = {
  title: "Solicitud sobre tus datos",
  description:
    "Pide acceso a tus datos, corregirlos, borrarlos, oponerte, llevártelos o bloquearlos, con o sin cuenta.",
  lead: "Con o sin cuenta, puedes pedirnos acceso a tus datos, corregirlos, borrarlos, oponerte a su uso, llevártelos o bloquearlos.",
  fasterTitle: "Más rápido: hazlo ahora",
  faster: [
    {
      text: "Con tu cuenta, descarga o borra tus datos ahora.",
      to: "/cuenta",
      link: "Ir a mi cuenta",
    },
    {
      text: "Si compraste sin cuenta, con un enlace por correo.",
      to: "/mis-datos",
      link: "Pedir el enlace",
    },
  ],
  formTitle: "O haz una solicitud",
  formLead:
    "La respondemos en 30 días como máximo; un bloqueo temporal, en 2 días hábiles. Si necesitamos hasta 30 días más, te decimos por qué.",
  tipo: "Qué quieres pedir",
  choose: "Elige una opción",
  nombre: "Nombre",
  email: "Correo con que te conocemos",
  emailHint: "Te escribimos ahí para confirmar que es tuyo.",
  detalle: "Cuéntanos más",
  detalleHint: "Por ejemplo, qué dato está mal y cuál es el correcto.",
  send: "Enviar solicitud",
  sending: "Enviando…",
  failed: "No pudimos enviar la solicitud. Lo que escribiste sigue aquí: inténtalo de nuevo.",

  confirmTitle: "Confirma tu solicitud",
  confirmLead: "Al confirmar sabemos que el correo es tuyo, y empieza el plazo para responderte.",
  confirm: "Confirmar la solicitud",
  confirming: "Confirmando…",
  confirmed: "Solicitud confirmada",
  due: (day: string) => `Te respondemos por correo a más tardar el ${day}.`,
  answered: "Ya la respondimos por correo.",
  confirmFailed: "No pudimos confirmarla. Inténtalo de nuevo.",
  again: "Hacer una solicitud nueva",
} as const;
