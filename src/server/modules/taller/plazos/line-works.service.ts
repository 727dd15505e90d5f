import type { Db } from "../../../db/database.ts";
import { selectMateriales } from "../../catalogo/index.ts";
import { selectAwaitingPago, selectDetalles, toDetalle } from "../../pedidos/index.ts";
import { type PrintLine, printingsOf } from "../recetas/current-recetas.ts";
import { selectCurrentRecetas } from "../recetas/recetas.queries.ts";
import { isPersonal, readTipos } from "../trabajos.service.ts";
import type { Work } from "./plan-finish.ts";
import { countColores, readWorkAhead } from "./work-ahead.service.ts";

/** A line that is printed once it is bought. Without `valores` nobody knows its colors: it takes as many as it can. */
export type PromisedLine = {
  producto_id: number;
  cantidad: number;
  valores?: PrintLine["valores"] | undefined;
};

/** Work on the lines of productos that have a receta. */
export async function readWorks(db: Db, lineas: readonly PromisedLine[]): Promise<Work[]> {
  const ids = [...new Set(lineas.map(({ producto_id }) => producto_id))];
  const recetas = await selectCurrentRecetas(db, ids);
  const printingOf = await printingsOf(db, recetas);
  const materiales = await selectMateriales(db, ids);
  const byProducto = new Map(recetas.map((row) => [row.producto_id, row]));
  return lineas.flatMap((line): Work[] => {
    const receta = byProducto.get(line.producto_id);
    if (!receta) return [];
    const { minutos, por_placa } = receta;
    const { producto_id, valores, cantidad: piezas } = line;
    const gramos = valores ? printingOf({ producto_id, valores }).gramos : receta.gramos;
    const material = materiales.get(producto_id) ?? "";
    return [{ minutos, por_placa, material, colores: countColores(gramos), piezas }];
  });
}

/**
 * All that is printed before a pedido of `butOf`, a usuario or 0: prints that are not done, and the lines of other people
 * who are about to pay. Their promises are as old as this one.
 */
export async function readAhead(db: Db, butOf: number): Promise<Work[]> {
  const { work } = await readWorkAhead(db);
  const pedidoIds = await selectAwaitingPago(db, butOf);
  const lines = (await selectDetalles(db, pedidoIds)).map(toDetalle);
  const tipos = await readTipos(
    db,
    lines.map((line) => ({ ...line, isPersonal: isPersonal(line) })),
  );
  const printed = lines
    .filter(({ id }) => tipos.get(id) === "imprimir")
    .map(({ personalizacion: valores = {}, ...line }) => ({ ...line, valores }));
  return [...work, ...(await readWorks(db, printed))];
}
