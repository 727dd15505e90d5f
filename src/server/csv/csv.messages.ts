/** Refusals of any file; the module says the subject of a row. */
export const csvRefusals = {
  fileRequired: "Elige un archivo CSV.",
  empty: "El archivo está vacío: la primera fila debe tener los nombres de las columnas.",
  overfull:
    "El archivo tiene demasiados saltos de línea, comillas o separadores: divídelo en varios.",
  quotes: "Las comillas de esta fila no cierran: revisa dónde empieza y termina cada texto.",
  letters:
    "Hay letras que no se pueden leer: corrígelas, guarda el archivo como «CSV UTF-8» y súbelo otra vez.",
  cellTooLong: "Hay una celda más larga que cualquier dato: revisa las comillas y los separadores.",
  endless: "El archivo tarda demasiado en leerse: divídelo en varios.",
  tooManyCells: "La fila tiene más celdas que el encabezado.",
  tooFewCells: "La fila tiene menos celdas que el encabezado.",
  columnRepeated: "La columna está repetida.",
} as const;

export function columnUnknown(known: readonly string[]): string {
  return `La columna no se reconoce. Las columnas posibles son: ${known.join(", ")}.`;
}
