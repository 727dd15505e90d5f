import { errorMessages } from "#contract/error-messages.ts";
import type { Discrepancia } from "#contract/schemas/conciliacion.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import { pagosMessages } from "../pagos.messages.ts";
import { closeDiscrepanciaRow, selectDiscrepancia } from "./discrepancias.queries.ts";

type Closing = { id: number; nota: string; actor: Actor; now: number };

/** An administrator has seen to a difference; what stood there before is left as it was. */
export async function closeDiscrepancia(
  tx: Tx,
  { id, nota, actor, now }: Closing,
): Promise<{ mensaje: string; discrepancia: Discrepancia }> {
  const isClosed = await closeDiscrepanciaRow(tx, { id, nota, autor: actor.nombre, now });
  const discrepancia = await selectDiscrepancia(tx, id);
  if (!discrepancia) throw notFound(errorMessages.discrepanciaNotFound);
  if (!isClosed) return { mensaje: pagosMessages.discrepanciaWasClosed, discrepancia };
  await recordAct(tx, {
    actor,
    accion: "Resolvió una diferencia con Webpay",
    entidad: "discrepancia",
    entidad_id: id,
    antes: { estado: "abierta" },
    despues: { estado: "resuelta", tipo: discrepancia.tipo, pedido_id: discrepancia.pedido_id },
    now,
  });
  return { mensaje: pagosMessages.discrepanciaClosed, discrepancia };
}
