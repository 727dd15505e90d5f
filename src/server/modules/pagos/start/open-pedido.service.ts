import { randomBytes } from "node:crypto";
import type { Tx } from "../../../db/database.ts";
import type { PaymentProvider } from "../../../providers/payment/payment.ts";
import { hours, minutes } from "../../../time/clock.ts";
import {
  insertPedido,
  movePedido,
  recordAcceptance,
  renewPlazo,
  selectPayableByHuella,
} from "../../pedidos/index.ts";
import { insertIntento } from "../intentos.queries.ts";
import { motivos } from "../pagos.messages.ts";
import type { Buying } from "./buyer.ts";
import type { Start } from "./create-at-provider.service.ts";
import type { FrozenPedido } from "./freeze-pedido.service.ts";
import type { Hold } from "./plan-hold.service.ts";

/** When the reconciler first asks about a shopper who has not come back. */
const firstQuestionMs = minutes(2);
const samePedidoMs = hours(24);

/** Terms of this start: the version that the shop shows, and whether its box was ticked. */
export type Terminos = { version: number; isAccepted: boolean };

type Opening = {
  buying: Pick<Buying, "usuario_id" | "nombre" | "email">;
  pedido: FrozenPedido;
  terminos: Terminos;
  now: number;
};

/** A new pedido, or the person's equal one that is not paid. Answers its id. */
export async function openPedido(tx: Tx, opening: Opening): Promise<number> {
  const { buying, pedido, terminos, now } = opening;
  const { usuario_id, nombre, email } = buying;
  const { content, way, huella } = pedido;
  const since = now - samePedidoMs;
  const known = await selectPayableByHuella(tx, { usuarioId: usuario_id, huella, since });
  if (!known) {
    return insertPedido(tx, {
      ...{ usuario_id, nombre, email, huella, now },
      ...content,
      despacho_modo: way.modo,
      despacho_precio: way.precio,
      despacho_desde: way.desde,
      despacho_hasta: way.hasta,
      despacho_listo: way.listo,
      terminos_version: terminos.version,
      terminos_aceptados_en: terminos.isAccepted ? now : null,
    });
  }
  if (known.estado !== "pendiente_pago") {
    const motivo = motivos.newIntento;
    await movePedido(tx, { id: known.id, to: "pendiente_pago", motivo, now });
  }
  const { desde, hasta, listo } = way;
  if (desde !== null && hasta !== null) await renewPlazo(tx, { id: known.id, desde, hasta, listo });
  await acceptAgain(tx, { id: known.id, terminos, now });
  return known.id;
}

type Again = { id: number; terminos: Terminos; now: number };

/** A start without the box takes no acceptance back. */
export async function acceptAgain(tx: Tx, { id, terminos, now }: Again): Promise<void> {
  if (terminos.isAccepted) await recordAcceptance(tx, { id, version: terminos.version, now });
}

type NewIntento = {
  pedidoId: number;
  usuario_id: number;
  monto: number;
  provider: Pick<PaymentProvider, "ambiente" | "comercio">;
  hold: Hold;
  now: number;
};

/** Not created at the provider yet. */
export async function openIntento(tx: Tx, input: NewIntento): Promise<Start> {
  const { usuario_id, pedidoId, monto, provider, hold, now } = input;
  const buyOrder = `E${pedidoId}-${randomBytes(5).toString("hex")}`;
  const sessionId = randomBytes(24).toString("hex");
  const intentoId = await insertIntento(tx, {
    pedido_id: pedidoId,
    usuario_id,
    buy_order: buyOrder,
    session_id: sessionId,
    monto,
    ambiente: provider.ambiente,
    comercio: provider.comercio,
    proxima_consulta_en: now + firstQuestionMs,
    reserva_desde: hold.desde,
    reserva_hasta: hold.hasta,
    red: hold.red,
    now,
  });
  return { intentoId, buyOrder, sessionId, monto };
}
