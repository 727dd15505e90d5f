export const familiaMessages = {
  saved: "Familia guardada.",
  dissolved: "La familia se deshizo: cada variante quedó como producto aparte.",
} as const;

export const familiaActs = {
  created: "Creó una familia",
  saved: "Cambió una familia",
  dissolved: "Eliminó una familia",
} as const;

export const familiaRefusals = {
  stale: "La familia cambió mientras la editabas.",
  staleJoining: (nombre: string) =>
    `«${nombre}» cambió después de que la elegiste: quítala de su fila y elígela de nuevo.`,
  unknown: "Una de las piezas ya no existe.",
  foreign: (nombre: string) => `«${nombre}» ya es de otra familia: sácala antes de ella.`,
  skuTaken: (nombre: string, sku: string) => `«${nombre}»: ya hay otro producto con el SKU ${sku}.`,
  skuMoves: (nombre: string, sku: string) =>
    `«${nombre}»: otra variante tiene todavía el SKU ${sku}. Dale antes otro SKU a esa y guarda.`,
  stock: (nombre: string, message: string) => `«${nombre}»: ${message}`,
  nombre: "El nombre de una variante sale de su familia: cámbialo en sus variantes.",
  ofFicha: "Es igual en toda la familia: cámbialo en el editor del producto.",
} as const;
