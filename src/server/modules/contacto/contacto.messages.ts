export const contactoMessages = {
  received: "¡Gracias por escribirnos! Te respondemos al correo que nos dejaste.",
  fechaPast: "Esa fecha ya pasó: elige hoy o un día más adelante.",
  namelessFoto: "foto",
  archivoMissing: "Falta el archivo.",
  noRoomForArchivos:
    "Ahora no podemos recibir archivos. Quítalo para mandar solo tu mensaje, y te lo pedimos al responder.",
  tooManyArchivosToday:
    "Hoy nos llegaron demasiados archivos. Quítalo para mandar solo tu mensaje, o inténtalo mañana.",
  tooManyFotosToday:
    "Hoy nos llegaron demasiadas fotos. Quítalas para mandar solo tu mensaje, o inténtalo mañana.",
  respuestaSent: "Respuesta enviada.",
  closed: "Mensaje cerrado.",
  reopened: "Mensaje reabierto.",
  acts: {
    answered: "Respondió el mensaje",
    closed: "Cerró el mensaje",
    reopened: "Reabrió el mensaje",
  },
} as const;
