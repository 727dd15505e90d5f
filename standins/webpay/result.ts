import { statusOf, type Transaccion } from "./transaccion.ts";

const santiagoDay = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Santiago",
  month: "2-digit",
  day: "2-digit",
});

/** Missing values are left out, never null. */
export function resultOf(transaccion: Transaccion): Record<string, unknown> {
  const { amount, buyOrder, sessionId, createdAt, resolution, pago } = transaccion;
  const common = {
    amount,
    status: statusOf(transaccion),
    buy_order: buyOrder,
    session_id: sessionId,
  };
  const dates = {
    accounting_date: santiagoDay.format(createdAt).replace("/", ""),
    // Webpay gives the creation, not the authorisation.
    transaction_date: new Date(createdAt).toISOString(),
  };
  if (resolution === null || pago === null) return { ...common, ...dates, installments_number: 0 };
  if (transaccion.committedAt === null) {
    const known = { vci: resolution.vci, ...common, ...dates, payment_type_code: pago.tipo };
    return { ...known, installments_number: 0 };
  }
  return {
    vci: resolution.vci,
    ...common,
    card_detail: { card_number: pago.last4 },
    ...dates,
    authorization_code: resolution.authorizationCode,
    payment_type_code: pago.tipo,
    response_code: resolution.responseCode,
    ...installmentsOf(transaccion),
    ...balanceOf(transaccion),
  };
}

function installmentsOf({ amount, pago }: Transaccion): Record<string, unknown> {
  if (pago === null || pago.cuotas === 0) return { installments_number: 0 };
  // The issuer sets the cuotas of a VC after the sale: Webpay's one recorded answer has null here.
  const each = pago.tipo === "VC" ? null : Math.floor(amount / pago.cuotas);
  return { installments_amount: each, installments_number: pago.cuotas };
}

function balanceOf({ estado, amount, refundedAmount }: Transaccion): Record<string, unknown> {
  return estado === "partially_nullified" ? { balance: amount - refundedAmount } : {};
}
