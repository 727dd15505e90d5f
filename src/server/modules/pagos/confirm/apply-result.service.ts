import { PagoSchema } from "#contract/schemas/pedidos.ts";
import type { Tx } from "../../../db/database.ts";
import { enqueueCorreo, type NewCorreo } from "../../../outbox/index.ts";
import { hasMoney, type PaymentResult } from "../../../providers/payment/payment.ts";
import { subtractLineas } from "../../carrito/index.ts";
import { holdReservas, sellReservas } from "../../catalogo/index.ts";
import { lockPedido, movePedido, type PedidoRow, selectBought } from "../../pedidos/index.ts";
import { createTrabajos } from "../../taller/index.ts";
import { type Intento, lockIntento, moveIntento } from "../intentos.queries.ts";
import { correoOfSale } from "../owner/tell-owner.service.ts";
import type { PagosCorreos } from "../pagos.correos.ts";
import { motivos } from "../pagos.messages.ts";
import { queueRefund } from "../refund/queue-refund.service.ts";
import { closeUnpaid } from "./close-unpaid.service.ts";

export type ResultInput = {
  intento: Intento;
  result: PaymentResult;
  now: number;
  /** Where the shop reads its mail. */
  inbox: string;
};

/** `undone`: given back by the provider itself; `to_refund`: the shop must not keep it. */
export type AppliedResult = "paid" | "refused" | "undone" | "to_refund";

/**
 * Applies the provider's word to an intento in `confirmando`. Null when it decides nothing yet, or
 * the intento has left `confirmando`.
 */
export async function applyResult(tx: Tx, input: ResultInput): Promise<AppliedResult | null> {
  const { intento, result } = input;
  if ((await lockIntento(tx, intento.id))?.estado !== "confirmando") return null;
  if (!isOurs(intento, result)) {
    return hasMoney(result) ? refund(tx, { ...input, motivo: motivos.otherPayment }) : null;
  }
  if (hasMoney(result)) return applyPaid(tx, input);
  if (result.state === "refused") return applyUnpaid(tx, { ...input, outcome: "refused" });
  if (result.state === "returned") return applyUnpaid(tx, { ...input, outcome: "undone" });
  return null;
}

function isOurs(intento: Intento, result: PaymentResult): boolean {
  return (
    result.amount === intento.monto &&
    result.buyOrder === intento.buy_order &&
    result.sessionId === intento.session_id
  );
}

async function refund(tx: Tx, { result, ...input }: ResultInput & { motivo: string }) {
  const isQueued = await queueRefund(tx, { ...input, facts: toFacts(result) });
  return isQueued ? "to_refund" : null;
}

const unpaidEnds = {
  refused: { to: "rechazado", motivo: motivos.refused },
  undone: { to: "abortado", motivo: motivos.undone },
} as const;

async function applyUnpaid(
  tx: Tx,
  { intento, result, now, outcome }: ResultInput & { outcome: keyof typeof unpaidEnds },
): Promise<AppliedResult | null> {
  const closing = { intento, ...unpaidEnds[outcome], now, facts: toFacts(result) };
  return (await closeUnpaid(tx, { ...closing, from: ["confirmando"] })) ? outcome : null;
}

async function applyPaid(tx: Tx, input: ResultInput): Promise<AppliedResult | null> {
  const { intento, result, now } = input;
  // Before the stock (docs/arquitectura.md): two intentos of one pedido would deadlock otherwise.
  const pedido = await lockPedido(tx, intento.pedido_id);
  if (!pedido) throw new Error(`pedido ${intento.pedido_id} is gone`);
  // Never gone after a claim, which holds the stock.
  if ((await holdReservas(tx, intento.id)) === "gone") {
    return refund(tx, { ...input, motivo: motivos.paidWithoutStock });
  }
  const isPaid = await movePedido(tx, {
    id: intento.pedido_id,
    to: "pagado",
    motivo: motivos.authorised,
    now,
    pago: toPago(result, now),
  });
  if (!isPaid) return refund(tx, { ...input, motivo: motivos.alreadyPaid });
  const isAuthorised = await moveIntento(tx, {
    id: intento.id,
    to: "autorizado",
    // An intento leaves `por_reembolsar` only by the owner's word.
    from: ["confirmando"],
    now,
    facts: { ...toFacts(result), proxima_consulta_en: null },
  });
  if (!isAuthorised) throw new Error(`intento ${intento.id} left confirmando while it was locked`);
  const sold = await sellReservas(tx, { intentoId: intento.id, now });
  if (sold === null) throw new Error(`intento ${intento.id} lost a reserva while confirming`);
  const lineas = await selectBought(tx, intento.pedido_id);
  await subtractLineas(tx, { usuario_id: intento.usuario_id, lineas });
  await createTrabajos(tx, { pedido_id: pedido.id, lineas, now });
  const sale = correoOfSale({ pedido_id: pedido.id, inbox: input.inbox, now });
  await enqueueCorreo<PagosCorreos>(tx, receiptOf(pedido, now), sale);
  return "paid";
}

function receiptOf({ id, email }: PedidoRow, now: number): NewCorreo<PagosCorreos> {
  return {
    clave: `pedido_pagado:${id}`,
    plantilla: "pedido_pagado",
    para: email,
    datos: { pedido_id: id },
    now,
  };
}

function toPago(result: PaymentResult, now: number) {
  return PagoSchema.parse({
    codigo_autorizacion: result.authorizationCode ?? "",
    tipo_pago: result.paymentTypeCode ?? "",
    cuotas: result.installmentsNumber ?? 0,
    monto_cuota: toMontoCuota(result),
    ultimos_digitos: result.cardDigits ?? "",
    pagado_en: now,
  });
}

export function toFacts(result: PaymentResult) {
  return {
    codigo_autorizacion: result.authorizationCode,
    tipo_pago: result.paymentTypeCode,
    cuotas: result.installmentsNumber,
    monto_cuota: toMontoCuota(result),
    ultimos_digitos: result.cardDigits,
    codigo_respuesta: result.words.code,
    estado_proveedor: result.words.state,
  };
}

function toMontoCuota({ installmentsAmount }: PaymentResult): number | null {
  return installmentsAmount === null ? null : Math.round(installmentsAmount);
}
