export const fotosCopy = {
  fotos: "Fotos de la falla, si quieres",
  privacy: "Solo las ves tú y las vemos nosotros.",
  fotoAlt: (place: number, total: number) => `Foto ${place} de ${total}`,
  yourFotos: "Tus fotos",
  fotosFailed: "No pudimos cargar las fotos.",
} as const;
