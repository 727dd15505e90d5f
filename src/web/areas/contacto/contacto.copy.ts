export const contactoCopy = {
  title: "Contacto",
  heading: "Conversemos",
  lead: "¿Una pieza a medida, una duda sobre tu pedido o una idea a medio dibujar? Escríbenos.",
  nombre: "Nombre",
  email: "Correo electrónico",
  mensaje: "Mensaje",
  submit: "Enviar mensaje",
  submitting: "Enviando...",
  thanks: "Te respondemos al correo que nos dejaste.",
  another: "¿Algo más que contarnos?",
  failed: "Ocurrió un error inesperado.",
  respuesta: (horas: number) =>
    horas === 1 ? "Respondemos en menos de 1 hora." : `Respondemos en menos de ${horas} horas.`,
  respuestaLead:
    "Cuéntanos medidas, color y para cuándo lo necesitas: así te respondemos de una vez.",
  aboutProducto: (pieza: string) =>
    `Hola, quiero saber cuándo vuelve a estar disponible «${pieza}».`,
  otherWays: "También puedes encontrarnos aquí",
  telefono: "Teléfono",
  direccion: "Dirección",
  horario: "Horario",
} as const;
