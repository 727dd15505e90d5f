import type { Db, Tx } from "../../../db/database.ts";
import { selectDetalles, toDetalle } from "../../pedidos/index.ts";
import { isWaitingTrabajo } from "../trabajo-transitions.ts";
import { equipTrabajos, selectOpenTrabajos } from "../trabajos.queries.ts";
import { type PrintLine, printingsOf, toPrintLine } from "./current-recetas.ts";
import type { RecetaOfProducto } from "./recetas.queries.ts";

type WaitingPrint = PrintLine & { id: number };

/** Prints of these productos that no printer has begun. */
export async function listWaitingPrints(
  db: Db,
  productoIds: readonly number[],
): Promise<WaitingPrint[]> {
  const rows = (await selectOpenTrabajos(db)).filter(
    ({ tipo, estado }) => tipo === "imprimir" && isWaitingTrabajo(estado),
  );
  const pedidoIds = [...new Set(rows.map(({ pedido_id }) => pedido_id))];
  const lines = (await selectDetalles(db, pedidoIds)).map(toDetalle);
  const wanted = lines.filter(({ producto_id }) => productoIds.includes(producto_id));
  const byId = new Map(wanted.map((line) => [line.id, toPrintLine(line)]));
  return rows.flatMap(({ id, detalle_id }) => {
    const line = byId.get(detalle_id);
    return line ? [{ ...line, id }] : [];
  });
}

/**
 * They are printed by these recetas from now on. Their pedidos are not locked, because no trabajo moves: one that a
 * printer takes meanwhile keeps the receta that it was begun with. Answers how many there were.
 */
export async function equipWaitingPrints(
  tx: Tx,
  recetas: readonly RecetaOfProducto[],
): Promise<number> {
  const waiting = await listWaitingPrints(
    tx,
    recetas.map(({ producto_id }) => producto_id),
  );
  const printingOf = await printingsOf(tx, recetas);
  const alike = Map.groupBy(waiting, (print) => JSON.stringify(printingOf(print)));
  for (const prints of alike.values()) {
    const [first] = prints;
    if (!first) continue;
    const ids = prints.map(({ id }) => id);
    await equipTrabajos(tx, { ids, printing: printingOf(first) });
  }
  return waiting.length;
}
