import { errorMessages } from "#contract/error-messages.ts";
import type { Discrepancia } from "#contract/schemas/conciliacion.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import { pagosActs, pagosMessages } from "../pagos.messages.ts";
import { markDiscrepanciaClosed } from "./discrepancias.queries.ts";
import { findDiscrepancia } from "./discrepancias.service.ts";

type Closing = { id: number; nota: string; actor: Actor; now: number };

/** Idempotent. Throws 404. */
export async function closeDiscrepancia(
  tx: Tx,
  { id, nota, actor, now }: Closing,
): Promise<{ mensaje: string; discrepancia: Discrepancia }> {
  const isClosed = await markDiscrepanciaClosed(tx, { id, nota, autor: actor.nombre, now });
  const discrepancia = await findDiscrepancia(tx, id);
  if (!discrepancia) throw notFound(errorMessages.discrepanciaNotFound);
  if (!isClosed) return { mensaje: pagosMessages.discrepanciaWasClosed, discrepancia };
  await recordAct(tx, {
    actor,
    accion: pagosActs.discrepanciaClosed,
    entidad: "discrepancia",
    entidad_id: id,
    antes: { estado: "abierta" },
    despues: { estado: "resuelta", tipo: discrepancia.tipo, pedido_id: discrepancia.pedido_id },
    now,
  });
  return { mensaje: pagosMessages.discrepanciaClosed, discrepancia };
}
