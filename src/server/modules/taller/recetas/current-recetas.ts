import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import type { RecetaGramos } from "#contract/schemas/recetas.ts";
import type { Db } from "../../../db/database.ts";
import { selectFuentes } from "../../catalogo/index.ts";
import { type RecetaOfProducto, selectCurrentRecetas } from "./recetas.queries.ts";
import { resolveGramos } from "./resolve-gramos.ts";

/** A bought line: `valores` has the claves of its choices, by campo. */
export type PrintLine = { producto_id: number; valores: Readonly<Record<string, string>> };

type Detalle = { id: number; producto_id: number; personalizacion?: Personalizacion | undefined };

export function toPrintLine({ id, producto_id, personalizacion = {} }: Detalle) {
  return { id, producto_id, valores: personalizacion };
}

/** Kept by a trabajo; `gramos` is JSON. */
export type Printing = { receta_id: number | null; gramos: string };

export const noPrinting: Printing = { receta_id: null, gramos: "[]" };

type PrintingOf = (line: PrintLine) => Printing;

/** Looks up how each of these lines is printed now. */
export async function readPrintings(
  db: Db,
  lines: readonly (PrintLine & { id: number })[],
): Promise<(detalleId: number) => Printing> {
  const productoIds = [...new Set(lines.map(({ producto_id }) => producto_id))];
  const printingOf = await printingsOf(db, await selectCurrentRecetas(db, productoIds));
  const byId = new Map(lines.map((line) => [line.id, printingOf(line)]));
  return (detalleId) => byId.get(detalleId) ?? noPrinting;
}

/** At most one receta of each producto. */
export async function printingsOf(
  db: Db,
  recetas: readonly RecetaOfProducto[],
): Promise<PrintingOf> {
  const byProducto = new Map(
    recetas.map((row) => [row.producto_id, { id: row.id, gramos: parseGramos(row.gramos) }]),
  );
  const withEje = [...byProducto].filter(([, { gramos }]) => gramos.some(({ de }) => de === "eje"));
  const fuentes = await selectFuentes(
    db,
    withEje.map(([id]) => id),
  );
  const ejesOf = new Map(
    fuentes.map(({ id, ejes }) => [
      id,
      Object.fromEntries(ejes.map(({ clave, color }) => [clave, color])),
    ]),
  );
  return ({ producto_id, valores }) => {
    const receta = byProducto.get(producto_id);
    if (!receta) return noPrinting;
    const piece = { campos: valores, ejes: ejesOf.get(producto_id) ?? {} };
    return { receta_id: receta.id, gramos: JSON.stringify(resolveGramos(receta.gramos, piece)) };
  };
}

export function parseGramos(json: string): RecetaGramos[] {
  return JSON.parse(json) as RecetaGramos[];
}
