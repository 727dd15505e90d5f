import { errorMessages } from "#contract/error-messages.ts";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../errors.ts";
import { callTimeoutMs } from "../../../providers/provider-times.ts";
import { seconds } from "../../../time/clock.ts";
import { releaseReservas } from "../../catalogo/index.ts";
import { selectPedidoFacts } from "../../pedidos/index.ts";
import { closeUnpaidPedido } from "../confirm/close-unpaid.service.ts";
import { lockLiveIntentos, moveIntento } from "../intentos.queries.ts";
import { motivos } from "../pagos.messages.ts";

/** A second click gets the first one's payment. Not longer: the provider's page opens only once. */
const sameStartMs = seconds(5);
/** A start whose call to the provider has not ended is always the same one. */
const creatingMs = callTimeoutMs + seconds(5);

/**
 * Closes the person's live intentos that a new start replaces. Answers the one that the start only repeats, or null.
 * Throws 409 while an equal one is being confirmed.
 */
export async function replaceLiveIntentos(
  tx: Tx,
  { usuarioId, huella, now }: { usuarioId: number; huella: string; now: number },
): Promise<{ intentoId: number; pedidoId: number } | null> {
  const live = await lockLiveIntentos(tx, usuarioId);
  const pedidos = await selectPedidoFacts(
    tx,
    live.map(({ pedido_id }) => pedido_id),
  );
  for (const { id, pedido_id, ...intento } of live) {
    const isSame = pedidos.of(pedido_id).huella === huella;
    if (isSame && isRepeatable(intento, now)) return { intentoId: id, pedidoId: pedido_id };
    const move = { id, to: "reemplazado", from: replaceable, now, facts: closed } as const;
    if (await moveIntento(tx, move)) {
      const closing = { id: pedido_id, to: "cancelado", motivo: motivos.replaced, now } as const;
      if (!isSame) await closeUnpaidPedido(tx, closing);
      await releaseReservas(tx, id);
    } else if (isSame) {
      // The money of the equal intento may be moving.
      throw conflict(errorMessages.paymentInProgress);
    }
  }
  return null;
}

const replaceable: readonly IntentoEstado[] = ["creando", "abierto"];
const closed = { proxima_consulta_en: null, motivo: motivos.replacedByNewer };

function isRepeatable(
  { estado, creado_en }: { estado: IntentoEstado; creado_en: number },
  now: number,
): boolean {
  if (estado === "confirmando") return false;
  // Absolute: clocks of other processes are ahead, or were set back.
  const ageMs = Math.abs(now - creado_en);
  return ageMs < (estado === "creando" ? creatingMs : sameStartMs);
}
