export const importRefusals = {
  withoutRows: "El archivo tiene encabezado, pero ningún producto.",
  skuDamaged:
    "Una hoja de cálculo cambió este SKU: escríbelo completo, con la columna en formato Texto.",
  flag: "Escribe sí o no.",
  categoriaUnknown: "No hay una categoría con ese nombre. Créala primero o corrige el nombre.",
  skuColumn: "Falta la columna sku: por ella se reconoce cada producto.",
  changedMeanwhile:
    "Alguien guardó un producto con uno de estos SKU al mismo tiempo. No se cambió nada: inténtalo de nuevo.",
} as const;

export const importAct = "Importó productos desde un archivo";

export function tooManyRows(max: number): string {
  return `El archivo tiene más de ${formatCount(max)} productos: divídelo en varios.`;
}

export function skuRepeated(fila: number): string {
  return `El mismo SKU está también en la fila ${fila}.`;
}

export function skuWithoutZeros(known: string): string {
  return `Ya existe el SKU ${known}: una hoja de cálculo le quitó los ceros. Escríbelo completo, con la columna en formato Texto.`;
}

type Counts = { nuevos: number; cambiados: number; iguales: number };

export function describeSimulation(
  counts: Counts,
  { errors, shown }: { errors: number; shown: number },
): string {
  if (errors === 0) return `El archivo está listo: ${describeCounts(counts)}.`;
  const found = errors === 1 ? "1 error" : `${formatCount(errors)} errores`;
  const rest = errors > shown ? ` Te mostramos los primeros ${shown}.` : "";
  return `El archivo tiene ${found}: corrígelo y vuelve a subirlo.${rest}`;
}

export function describeImport({ nuevos, cambiados, iguales }: Counts): string {
  if (nuevos + cambiados === 0) return "No había nada que cambiar.";
  return `Importación lista: ${describeCounts({ nuevos, cambiados, iguales })}.`;
}

type ImportError = { fila: number; columna: string; mensaje: string };

type Refusal = { errors: number; first: ImportError; isUnreadable: boolean };

export function importRefused({ errors, first, isUnreadable }: Refusal): string {
  const { fila, columna, mensaje } = first;
  if (isUnreadable && fila === 1) return mensaje;
  const found = errors === 1 ? "1 error" : `${formatCount(errors)} errores`;
  const place = columna === "" ? `Fila ${fila}` : `Fila ${fila}, ${columna}`;
  return `El archivo tiene ${found} y no se cambió nada. ${place}: ${mensaje}`;
}

function describeCounts({ nuevos, cambiados, iguales }: Counts): string {
  return `${plural(nuevos, ["nuevo", "nuevos"])}, ${plural(cambiados, ["cambiado", "cambiados"])} y ${formatCount(iguales)} sin cambios`;
}

function plural(count: number, [one, many]: readonly [string, string]): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

function formatCount(count: number): string {
  return count.toLocaleString("es-CL");
}
