import type { Db } from "../../db/database.ts";
import { selectOwnPedidoIds } from "./pedidos-of-cuenta.queries.ts";

const batchSize = 500;

/** Hands over the ids of all pedidos of a person, batch by batch. */
export async function forEachOwnPedidos(
  db: Db,
  usuarioId: number,
  work: (pedidoIds: readonly number[]) => Promise<void>,
): Promise<void> {
  let after = 0;
  while (true) {
    const ids = await selectOwnPedidoIds(db, { usuarioId, after, limit: batchSize });
    const last = ids.at(-1);
    if (last === undefined) return;
    await work(ids);
    after = last;
  }
}
