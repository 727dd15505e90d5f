import { errorMessages } from "#contract/error-messages.ts";
import type { Session } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { conflict } from "../../errors.ts";
import { holdForErasure } from "../acceso/index.ts";
import { bumpCatalogoVersion, releaseReservas } from "../catalogo/index.ts";
import { eraseCuenta, hasPedidoIn, movePedido, undeliveredEstados } from "../pedidos/index.ts";
import { lockLiveIntentos, moveIntento } from "./intentos.queries.ts";
import { pagosMessages } from "./pagos.messages.ts";

const motivo = "la cuenta se borró";

/**
 * Erases the caller's account, unless money of theirs may be moving or goods of theirs are still to
 * be delivered: their address would be gone with it. It stands with the payments,
 * because a payment page that is still open must not be able to charge somebody who is gone.
 */
export async function deleteCuenta(tx: Tx, session: Session, now: number): Promise<void> {
  await holdForErasure(tx, session);
  for (const live of await lockLiveIntentos(tx, session.usuario_id)) {
    // Only what nobody has claimed can be closed; a claimed one may be taking the money right now.
    const isClosed = await moveIntento(tx, {
      id: live.id,
      to: "reemplazado",
      from: ["creando", "abierto"],
      now,
      facts: { proxima_consulta_en: null, motivo },
    });
    if (!isClosed) throw conflict(errorMessages.paymentInProgress);
    await releaseReservas(tx, live.id);
    await movePedido(tx, { id: live.pedido_id, to: "cancelado", motivo, now });
    await bumpCatalogoVersion(tx);
  }
  // After the attempts: one that was settled meanwhile has made its pedido a paid one.
  const paid = { usuarioId: session.usuario_id, estados: undeliveredEstados };
  if (await hasPedidoIn(tx, paid)) throw conflict(pagosMessages.undelivered);
  await eraseCuenta(tx, session, now);
}
