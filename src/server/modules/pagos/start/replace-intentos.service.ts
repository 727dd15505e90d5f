import { errorMessages } from "#contract/error-messages.ts";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import { seconds } from "../../../clock.ts";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../errors.ts";
import { releaseReservas } from "../../catalogo/index.ts";
import { endPedido } from "../confirm/close-unpaid-pedido.service.ts";
import { lockLiveIntentos, moveIntento } from "../intentos.queries.ts";

/**
 * A second click within this time gets the first one's payment. Not longer: a shopper who came back
 * from the provider's page needs a new one, since its page opens only once for each payment.
 */
const sameStartMs = seconds(5);
/** A start whose provider call is still under way is always the same one. */
const creatingMs = seconds(15);
/** Answers the attempt that this start repeats, or closes the ones it takes the place of. */
export async function supersede(
  tx: Tx,
  { usuarioId, huella, now }: { usuarioId: number; huella: string; now: number },
): Promise<number | null> {
  for (const live of await lockLiveIntentos(tx, usuarioId)) {
    const isSame = live.huella === huella;
    if (isSame && isUnderWay(live, now)) return live.id;
    const move = { id: live.id, to: "reemplazado", from: replaceable, now, facts: closed } as const;
    if (await moveIntento(tx, move)) {
      if (!isSame)
        await endPedido(tx, { id: live.pedido_id, to: "cancelado", motivo: "reemplazado", now });
      await releaseReservas(tx, live.id);
    } else if (isSame) {
      // Its return came first: the money may be on the way, and is not asked for a second time.
      throw conflict(errorMessages.paymentInProgress);
    }
  }
  return null;
}

const replaceable: IntentoEstado[] = ["creando", "abierto"];

function isUnderWay(live: { estado: IntentoEstado; creado_en: number }, now: number): boolean {
  if (live.estado === "confirmando") return false;
  // Other processes' clocks are a little ahead; one that was set back is not to stretch the time.
  const ageMs = Math.abs(now - live.creado_en);
  return ageMs < (live.estado === "creando" ? creatingMs : sameStartMs);
}

const closed = { proxima_consulta_en: null, motivo: "reemplazado por un pago más nuevo" };
