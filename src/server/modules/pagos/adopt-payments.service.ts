import type { Tx } from "../../db/database.ts";
import { moveReservasTo } from "../catalogo/index.ts";
import { movePedidosTo, selectBoughtIds, selectOwnPedidoIds } from "../pedidos/index.ts";
import { moveIntentosTo } from "./adopted-intentos.queries.ts";
import { lockLiveIntentos } from "./intentos.queries.ts";

type Adoption = { from: number; to: number };

/** In one call; the next one moves the rest. */
const maxMoved = 500;

/**
 * Makes what one usuario bought another's, with its intentos and reservas. Call it with both rows of usuarios locked,
 * `from` first. Changes nothing while `from` has a live intento. Answers whether nothing is left.
 */
export async function adoptPayments(tx: Tx, adoption: Adoption): Promise<boolean> {
  if ((await lockLiveIntentos(tx, adoption.from)).length > 0) return false;
  const { from, to } = adoption;
  const ids = await selectBoughtIds(tx, { usuarioId: from, limit: maxMoved });
  if (ids.length > 0) {
    const intentoIds = await moveIntentosTo(tx, { pedidoIds: ids, to });
    await movePedidosTo(tx, { ids, to });
    await moveReservasTo(tx, { intentoIds, to });
  }
  return (await selectOwnPedidoIds(tx, { usuarioId: from, after: 0, limit: 1 })).length === 0;
}
