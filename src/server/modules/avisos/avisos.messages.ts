export const avisosMessages = {
  created: "Listo. Te escribimos una vez, cuando vuelva a estar disponible.",
  deleted: "Listo. Ya no te enviaremos avisos de productos agotados.",
  available: (nombre: string) => `«${nombre}» está disponible: puedes comprarlo ahora.`,
} as const;
