import type { OwnDevolucion } from "#contract/schemas/devoluciones.ts";
import type { Db, Tx } from "../../db/database.ts";
import { forEachOwnPedidos } from "../pedidos/index.ts";
import { countFotos } from "./devolucion-fotos.queries.ts";
import {
  blankDevoluciones,
  selectDevolucionesOfPedidos,
} from "./devoluciones-of-cuenta.queries.ts";

/** Devoluciones of all pedidos of a person. */
export async function listDevolucionesOf(db: Db, usuarioId: number): Promise<OwnDevolucion[]> {
  const found: OwnDevolucion[] = [];
  await forEachOwnPedidos(db, usuarioId, async (pedidoIds) => {
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
  await forEachOwnPedidos(tx, usuario_id, (pedidoIds) =>
    blankDevoluciones(tx, { usuario_id, pedidoIds }),
  );
}
