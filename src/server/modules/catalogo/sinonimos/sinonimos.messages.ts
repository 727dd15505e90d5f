export const sinonimoMessages = {
  created: "Palabras agregadas.",
  saved: "Palabras guardadas.",
  removed: "Palabras eliminadas.",
} as const;

export const sinonimoActs = {
  created: "Agregó palabras que significan lo mismo",
  saved: "Cambió palabras que significan lo mismo",
  removed: "Eliminó palabras que significan lo mismo",
} as const;

export const sinonimoRefusals = {
  notFound: "Estas palabras ya no están en la lista.",
  tooFew: "Escribe al menos dos palabras distintas, separadas por comas.",
  notOneWord: (text: string) => `«${text}» no es una sola palabra: separa las palabras con comas.`,
  tooMany: (max: number) => `Un grupo admite hasta ${max} palabras.`,
  limit: "Puedes tener hasta 300 grupos de palabras.",
} as const;
