export const colorMessages = {
  created: "Color agregado.",
  saved: "Color guardado.",
  removed: "Color eliminado.",
} as const;

export const colorActs = {
  created: "Agregó un color",
  saved: "Cambió un color",
  removed: "Eliminó un color",
} as const;

export const colorRefusals = {
  notFound: "Este color ya no está en la lista.",
  taken: (nombre: string) => `Ya hay un color «${nombre}» en la lista.`,
  choose: (nombre: string) =>
    `Ya hay un color «${nombre}» en la lista de la tienda: elígelo de ahí, o dale otro nombre al nuevo.`,
  limit: (max: number) => `La lista tiene hasta ${max} colores.`,
  used: (producto: string) =>
    `«${producto}» lo ofrece: quítalo antes de sus campos, y de las demás piezas que lo tengan.`,
  other: (clave: string, nombre: string, color: string) =>
    `El color «${clave}» es ${nombre} (${color}) en la lista de la tienda: elígelo de ahí, o dale otro nombre al nuevo.`,
} as const;
