export const impresoraActs = {
  added: "Agregó una impresora",
  saved: "Cambió una impresora",
  deleted: "Eliminó una impresora",
} as const;

export const impresoraMessages = {
  notFound: "Esta impresora ya no está en la lista.",
  moved: "Alguien cambió esta impresora mientras la editabas. Cárgala de nuevo y revisa tu cambio.",
  taken: "Ya hay una impresora con ese nombre.",
  tooMany: (most: number) => `Se admiten hasta ${most} impresoras.`,
  saved: "Impresora guardada.",
  deleted: "Impresora eliminada.",
} as const;
