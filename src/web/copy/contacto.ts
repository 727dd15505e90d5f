/** Sentences of the contact page. */
export const contactoCopy = {
  title: "Contacto",
  heading: "Conversemos",
  lead: "¿Una pieza a medida, una duda sobre tu pedido o una idea a medio dibujar? Escríbenos.",
  nombre: "Nombre",
  email: "Correo electrónico",
  mensaje: "Mensaje",
  submit: "Enviar mensaje",
  submitting: "Enviando...",
  failed: "Ocurrió un error inesperado.",
  respuesta: (horas: number) => `Respondemos en menos de ${horas} horas.`,
  otherWays: "También puedes encontrarnos aquí",
  telefono: "Teléfono",
  direccion: "Dirección",
  horario: "Horario",
} as const;
