import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import { PagoSchema } from "#contract/schemas/pedidos.ts";
import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { enqueueCorreo } from "../../../outbox/index.ts";
import { hasMoney, type PaymentResult } from "../../../providers/payment.ts";
import { subtractLinea } from "../../carrito/index.ts";
import {
  bumpCatalogoVersion,
  keepReservas,
  releaseReservas,
  sellReservas,
} from "../../catalogo/index.ts";
import { lockPedido, movePedido, selectDetalles, selectPedido } from "../../pedidos/index.ts";
import { type Intento, lockIntento, moveIntento } from "../intentos.queries.ts";
import type { PagosCorreos } from "../pagos.correos.ts";
import { reverseLater } from "../refund/queue-refund.service.ts";
import { endPedido } from "./close-unpaid-pedido.service.ts";

/** Where a pedido goes when its attempt ends without money. */
const pedidoAfter: Partial<Record<IntentoEstado, PedidoEstado>> = {
  rechazado: "fallido",
  abortado: "cancelado",
  sin_stock: "cancelado",
  expirado: "expirado",
};

type Closing = {
  intento: Intento;
  to: "rechazado" | "abortado" | "expirado" | "sin_stock" | "reemplazado";
  motivo: string;
  now: number;
  /** Where the caller saw it stand: a confirmation that began meanwhile is left alone. */
  from: readonly IntentoEstado[];
  facts?: ReturnType<typeof toFacts>;
};

/**
 * Ends an attempt without money: gives its stock back and moves its pedido, unless another attempt
 * of that is under way. False when it stood elsewhere.
 */
export async function closeIntento(tx: Tx, closing: Closing): Promise<boolean> {
  const { intento, to, from, motivo, now } = closing;
  const facts = { ...closing.facts, proxima_consulta_en: null, motivo };
  if (!(await moveIntento(tx, { id: intento.id, to, from, now, facts }))) return false;
  const estado = pedidoAfter[to];
  if (estado) await endPedido(tx, { id: intento.pedido_id, to: estado, motivo, now });
  await releaseReservas(tx, intento.id);
  await bumpCatalogoVersion(tx);
  return true;
}

/**
 * Writes what the provider says of an attempt that stands in `confirmando`, all of it in the caller's
 * transaction: attempt, pedido, stock, carrito and the mail's outbox row. Answers false when the
 * provider's word settles nothing yet.
 */
export async function settleIntento(
  tx: Tx,
  ctx: AppContext,
  { intento, result }: { intento: Intento; result: PaymentResult },
): Promise<boolean> {
  const now = ctx.clock.now();
  if (isContradictory(result)) return false;
  // What has left it was settled or closed by somebody else: nothing is held or moved for it again.
  if ((await lockIntento(tx, intento.id))?.estado !== "confirmando") return false;
  const facts = toFacts(result);
  if (!isOurs(intento, result)) {
    if (!hasMoney(result)) return false;
    const motivo = "Webpay respondió por otro monto u orden";
    return reverseLater(tx, ctx, { intento, motivo, facts });
  }
  if (hasMoney(result)) return settlePaid(tx, ctx, { intento, result });
  if (result.status === "FAILED") {
    return closeIntento(tx, {
      intento,
      to: "rechazado",
      from: ["confirmando"],
      motivo: "rechazado por el emisor",
      now,
      facts,
    });
  }
  if (["REVERSED", "NULLIFIED"].includes(result.status)) {
    return closeIntento(tx, {
      intento,
      to: "abortado",
      from: ["confirmando"],
      motivo: "devuelto por Webpay",
      now,
      facts,
    });
  }
  return false;
}

/**
 * A failure with the code of an approval, seen on aborted payments (webpay.md, section 3), says
 * nothing: taken for a refusal it would leave a charge without a pedido.
 */
function isContradictory({ status, responseCode }: PaymentResult): boolean {
  return status === "FAILED" && responseCode === 0;
}

/** The provider's answer must be about our amount, our order and our session. */
function isOurs(intento: Intento, result: PaymentResult): boolean {
  return (
    result.amount === intento.monto &&
    result.buyOrder === intento.buy_order &&
    result.sessionId === intento.session_id
  );
}

async function settlePaid(
  tx: Tx,
  ctx: AppContext,
  { intento, result }: { intento: Intento; result: PaymentResult },
): Promise<boolean> {
  const now = ctx.clock.now();
  const facts = toFacts(result);
  const pago = PagoSchema.parse({
    codigo_autorizacion: result.authorizationCode ?? "",
    tipo_pago: result.paymentTypeCode ?? "",
    cuotas: result.installmentsNumber ?? 0,
    monto_cuota: result.installmentsAmount === null ? null : Math.round(result.installmentsAmount),
    ultimos_digitos: result.cardDigits ?? "",
    pagado_en: now,
  });
  // Everybody holds the pedido before its stock: two of its attempts would wait for each other.
  await lockPedido(tx, intento.pedido_id);
  // Money without stock is not kept. The claim made sure of it, so this is for what no claim preceded.
  if (!(await keepReservas(tx, intento.id, now))) {
    return reverseLater(tx, ctx, { intento, motivo: "se cobró sin stock", facts });
  }
  const move = {
    id: intento.pedido_id,
    to: "pagado",
    motivo: "pago autorizado",
    now,
    pago,
  } as const;
  if (!(await movePedido(tx, move))) {
    const motivo = "el pedido ya estaba pagado";
    return reverseLater(tx, ctx, { intento, motivo, facts });
  }
  const isAuthorised = await moveIntento(tx, {
    id: intento.id,
    to: "autorizado",
    // Money on its way back is kept only by the owner's word.
    from: ["confirmando"],
    now,
    facts: { ...facts, proxima_consulta_en: null },
  });
  if (!isAuthorised) throw new Error(`attempt ${intento.id} left confirmando while it was settled`);
  // The claim made sure of every reserva and nothing frees one while its attempt is confirming.
  if (!(await sellReservas(tx, intento.id)))
    throw new Error(`attempt ${intento.id} lost a reserva while confirming`);
  await takeFromCarrito(tx, intento);
  await enqueueReceipt(tx, intento, now);
  await bumpCatalogoVersion(tx);
  return true;
}

async function takeFromCarrito(tx: Tx, intento: Intento): Promise<void> {
  for (const { producto_id, cantidad } of await selectDetalles(tx, [intento.pedido_id])) {
    await subtractLinea(tx, { usuario_id: intento.usuario_id, producto_id, cantidad });
  }
}

async function enqueueReceipt(tx: Tx, intento: Intento, now: number): Promise<void> {
  const pedido = await selectPedido(tx, intento.pedido_id);
  if (!pedido) throw new Error(`pedido ${intento.pedido_id} is gone`);
  await enqueueCorreo<PagosCorreos>(tx, {
    clave: `pedido_pagado:${pedido.id}`,
    plantilla: "pedido_pagado",
    para: pedido.email,
    datos: { pedido_id: pedido.id },
    now,
  });
}

/** What is kept of the provider's word. */
export function toFacts(result: PaymentResult) {
  return {
    codigo_autorizacion: result.authorizationCode,
    tipo_pago: result.paymentTypeCode,
    cuotas: result.installmentsNumber,
    monto_cuota: result.installmentsAmount === null ? null : Math.round(result.installmentsAmount),
    ultimos_digitos: result.cardDigits,
    codigo_respuesta: result.responseCode,
    estado_proveedor: result.status,
  };
}
