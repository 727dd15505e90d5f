import { replyTime } from "#contract/values/reply-time.ts";

export const contactoCopy = {
  title: "Contacto",
  heading: "Conversemos",
  lead: "¿Una pieza a medida, una duda sobre tu pedido o una idea a medio dibujar? Escríbenos.",
  nombre: "Nombre",
  email: "Correo electrónico",
  mensaje: "Mensaje",
  cantidad: "Cuántas",
  fecha: "Para cuándo",
  submit: "Enviar mensaje",
  submitting: "Enviando...",
  thanks: "Te respondemos al correo que nos dejaste.",
  another: "¿Algo más que contarnos?",
  failed: "Ocurrió un error inesperado.",
  respuesta: (horas: number) => `Respondemos en menos de ${replyTime(horas)}.`,
  respuestaLead: "Cuéntanos medidas y color: así te respondemos de una vez.",
  archivo: "¿Tu archivo 3D pesa más o es de otro tipo?",
  archivoByWhatsapp: "Mándalo por WhatsApp",
  archivoByEmail: "Cuéntalo en el mensaje y lo mandas al responder nuestro correo.",
  aboutPedido: (numero: string) => `Hola, necesito ayuda con mi pedido ${numero}: `,
  aboutCambio: (numero: string) => `Hola, quiero cambiar algo de mi pedido ${numero}: `,
  aboutProducto: (pieza: string) =>
    `Hola, quiero saber cuándo vuelve a estar disponible «${pieza}».`,
  aboutIdea: (idea: string) =>
    `Hola, busqué «${idea}» y no lo encontré en la tienda. Me gustaría cotizarlo: `,
  otherWays: "También puedes encontrarnos aquí",
  telefono: "Teléfono",
  direccion: "Dirección",
  horario: "Horario",
} as const;
