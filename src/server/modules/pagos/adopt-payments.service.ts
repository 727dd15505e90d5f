import type { Tx } from "../../db/database.ts";
import { moveReservasTo } from "../catalogo/index.ts";
import { movePedidosTo } from "../pedidos/index.ts";
import { moveIntentosTo } from "./adopted-intentos.queries.ts";
import { lockLiveIntentos } from "./intentos.queries.ts";

type Adoption = { from: number; to: number };

/**
 * Makes pedidos, intentos and reservas of one usuario another's. Call it with both rows of usuarios locked, `from`
 * first. Answers false and changes nothing while `from` has a live intento.
 */
export async function adoptPayments(tx: Tx, adoption: Adoption): Promise<boolean> {
  if ((await lockLiveIntentos(tx, adoption.from)).length > 0) return false;
  const intentoIds = await moveIntentosTo(tx, adoption);
  await movePedidosTo(tx, adoption);
  await moveReservasTo(tx, { intentoIds, to: adoption.to });
  return true;
}
