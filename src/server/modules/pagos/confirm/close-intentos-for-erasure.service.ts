import { errorMessages } from "#contract/error-messages.ts";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../errors.ts";
import { releaseReservas } from "../../catalogo/index.ts";
import { movePedido } from "../../pedidos/index.ts";
import { lockLiveIntentos, moveIntento } from "../intentos.queries.ts";
import { motivos } from "../pagos.messages.ts";

/**
 * An open payment page must not charge somebody who is gone. Throws 409 when an intento is being
 * confirmed (docs/reglas.md 99).
 */
export async function closeIntentosForErasure(
  tx: Tx,
  { usuario_id, now }: { usuario_id: number; now: number },
): Promise<void> {
  const motivo = motivos.cuentaErased;
  for (const live of await lockLiveIntentos(tx, usuario_id)) {
    const isClosed = await moveIntento(tx, {
      id: live.id,
      to: "reemplazado",
      from: ["creando", "abierto"],
      now,
      facts: { proxima_consulta_en: null, motivo },
    });
    if (!isClosed) throw conflict(errorMessages.paymentInProgress);
    await movePedido(tx, { id: live.pedido_id, to: "cancelado", motivo, now });
    await releaseReservas(tx, live.id);
  }
}
