export const importCopy = {
  title: "Importar productos",
  lead: "Elige un archivo CSV con las columnas del archivo exportado. Primero lo revisamos; nada cambia hasta que lo apliques. El stock queda como dice el archivo: si vendiste algo después de exportarlo, quita esa columna. Las columnas familia y valores, como Color: Lapis; Talla: Grande, hacen de un producto una variante. La columna campos lleva uno por línea, como Nombre: texto; obligatorio; 12 letras; vacía, no cambia nada, y con ninguno los quita.",
  file: "Archivo CSV",
  choose: "Elegir archivo CSV",
  chooseAnother: "Elegir otro archivo",
  drop: "Suelta el archivo aquí…",
  hint: "CSV, hasta 5 MB.",
  chosen: (name: string) => `Archivo: ${name}`,
  uploading: "Subiendo…",
  checking: "Revisando…",
  applying: "Aplicando…",
  apply: "Aplicar",
  applied: "Importación aplicada.",
  changes: "Qué cambia",
  kinds: { nuevo: "Nuevo", cambiado: "Cambia" },
  moreChanges: (count: number) =>
    count === 1 ? "Y 1 producto más." : `Y ${count.toLocaleString("es-CL")} productos más.`,
  close: "Cerrar",
  cancel: "Cancelar",
  failed: "No pudimos leer el archivo. Inténtalo de nuevo.",
  offline: "Se cortó la conexión. Vuelve a intentarlo.",
  offlineApplied:
    "Se cortó la conexión y no sabemos si los cambios se aplicaron. Revisa el archivo otra vez.",
  counts: { filas: "Filas", nuevos: "Nuevos", cambiados: "Cambiados", iguales: "Sin cambios" },
  clean: "El archivo no tiene errores. Puedes aplicarlo.",
  nothingToDo: "El archivo no cambia nada.",
  faults: (total: number) =>
    total === 1
      ? "Hay 1 error. Corrígelo en el archivo y vuelve a elegirlo: no se aplicó nada."
      : `Hay ${total} errores. Corrígelos en el archivo y vuelve a elegirlo: no se aplicó nada.`,
  tooLarge: (name: string) => `«${name}» pesa más de 5 MB.`,
  wrongType: (name: string) => `«${name}» no es un archivo CSV.`,
} as const;
