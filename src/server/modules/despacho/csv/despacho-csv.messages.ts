import type { DespachoCambio } from "#contract/schemas/despacho-csv.ts";
import { despachoBounds as bounds } from "#contract/values/despacho/despacho.ts";

const format = new Intl.NumberFormat("es-CL");
const columnMissing = (name: string) => `Falta la columna ${name}.`;

export const despachoCsvRefusals = {
  withoutRows: "El archivo tiene encabezado, pero ninguna zona.",
  modo: "Escribe domicilio, sucursal o por_pagar.",
  zona: "Escribe el nombre de la zona.",
  whole: "Escribe un número entero.",
  tooManyZonas: `El archivo tiene más de ${bounds.zonas} zonas.`,
} as const;

export function tooManyRows(max: number): string {
  return `El archivo tiene más de ${format.format(max)} filas: una tabla de despacho no las necesita.`;
}

export function requiredColumns(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, columnMissing(name)]));
}

/** `nearest`: the known lugar that is spelt most like it. */
export function lugarUnknown(text: string, nearest: string | null): string {
  const hint = nearest === null ? "" : ` ¿Quisiste decir ${nearest}?`;
  return `«${text}» no es una región ni una comuna de Chile.${hint}`;
}

export function differsFromLine(fila: number): string {
  return `No es igual a lo que la fila ${fila} dice de la misma zona: escríbelo igual o déjalo vacío.`;
}

export function describeFile(cambios: readonly DespachoCambio[], errors: number): string {
  if (errors > 0) {
    const found = errors === 1 ? "1 error" : `${format.format(errors)} errores`;
    return `El archivo tiene ${found}: corrígelo y vuelve a subirlo. No se cambió nada.`;
  }
  if (cambios.length === 0) return "El archivo dice lo mismo que la tabla guardada.";
  const count = (tipo: DespachoCambio["tipo"]) => cambios.filter((it) => it.tipo === tipo).length;
  const part = (total: number, [one, many]: readonly [string, string]) =>
    total === 0 ? [] : [`${total} ${total === 1 ? one : many}`];
  const parts = [
    ...part(count("nueva"), ["zona nueva", "zonas nuevas"]),
    ...part(count("cambiada"), ["cambiada", "cambiadas"]),
    ...part(count("quitada"), ["quitada", "quitadas"]),
  ];
  return `El archivo está listo: ${parts.join(", ")}. Todavía no se guardó nada.`;
}
