import type { OwnDevolucion } from "#contract/schemas/devoluciones.ts";
import type { Db, Tx } from "../../db/database.ts";
import { selectOwnPedidoIds } from "../pedidos/index.ts";
import { countFotos } from "./devolucion-fotos.queries.ts";
import {
  blankDevoluciones,
  selectDevolucionesOfPedidos,
} from "./devoluciones-of-cuenta.queries.ts";

const batchSize = 500;

/** Devoluciones of all pedidos of a person. */
export async function listDevolucionesOf(db: Db, usuarioId: number): Promise<OwnDevolucion[]> {
  const found: OwnDevolucion[] = [];
  await forEachBatch(db, usuarioId, async (pedidoIds) => {
    const rows = await selectDevolucionesOfPedidos(db, pedidoIds);
    const fotos = await countFotos(
      db,
      rows.map(({ id }) => id),
    );
    found.push(...rows.map(({ id, ...row }) => ({ ...row, fotos: fotos.get(id) ?? 0 })));
  });
  return found;
}

/** At an erasure, after the pedidos: their locks keep new ones away. */
export async function eraseDevolucionesOf(tx: Tx, usuario_id: number): Promise<void> {
  await forEachBatch(tx, usuario_id, (pedidoIds) =>
    blankDevoluciones(tx, { usuario_id, pedidoIds }),
  );
}

async function forEachBatch(
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
