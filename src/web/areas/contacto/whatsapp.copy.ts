export const whatsappCopy = {
  name: "WhatsApp",
  newTab: "(se abre en otra pestaña)",
  mensaje: "Hola, tengo una consulta: ",
  archivo: "Hola, quiero cotizar una pieza con este archivo: ",
} as const;
