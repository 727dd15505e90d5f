import { json, type Reply } from "../../http/reply.ts";
import { apiError, invalidParameter, isBlank, isPesos, type Work } from "../operacion.ts";
import type { Provider } from "../provider.ts";
import type { Estado, TipoPago, Transaccion } from "../transaccion.ts";

const tooMuchMessage = "Amount to refund is bigger than authorized";
const tooLateMessage = "The transactions's date has passed max time (90 days) to refund";
const noPartialMessage =
  "Partial refund is not allowed for transactions with commerce installments";
const merchantInstallments: readonly TipoPago[] = ["SI", "S2", "NC"];

// Only the 8 of a failed payment is recorded from Webpay; the others are ours.
const stateNumbers: Partial<Record<Estado, number>> = {
  committed_rejected: 8,
  reversed: 9,
  nullified: 10,
};

/** POST /transactions/{token}/refunds */
export async function refundTransaccion(provider: Provider, work: Work): Promise<Reply> {
  const amount = work.body.amount;
  if (isBlank(amount)) return apiError(422, "amount is required!");
  if (!isPesos(amount)) return invalidParameter("amount");
  await work.process();
  const found = provider.transacciones.find(work.token);
  if (found === null) return invalidParameter("token");
  const refusal = findRefusal(provider, found, amount);
  if (refusal !== null) return refusal;
  return canReverse(provider, found, amount)
    ? reverse(provider, found)
    : nullify(provider, found, amount);
}

function findRefusal(provider: Provider, found: Transaccion, amount: number): Reply | null {
  const isCharged = found.estado === "committed_ok" || found.estado === "partially_nullified";
  if (!isCharged) {
    const state = stateNumbers[found.estado] ?? 0;
    return apiError(422, `Transaction has an invalid state (${state}) to reverse`);
  }
  if (provider.clock.now() > found.createdAt + provider.limits.refundMs) {
    return apiError(422, tooLateMessage);
  }
  if (amount > found.amount - found.refundedAmount) return apiError(422, tooMuchMessage);
  const hasMerchantInstallments =
    found.pago !== null && merchantInstallments.includes(found.pago.tipo);
  if (hasMerchantInstallments && amount < found.amount) return apiError(422, noPartialMessage);
  return null;
}

function canReverse(provider: Provider, found: Transaccion, amount: number): boolean {
  const isInTime = provider.clock.now() <= (found.committedAt ?? 0) + provider.limits.reversalMs;
  return isInTime && amount === found.amount && found.refundedAmount === 0;
}

function reverse(provider: Provider, found: Transaccion): Reply {
  provider.transacciones.save({ ...found, estado: "reversed", refundedAmount: found.amount });
  return json(200, { type: "REVERSED" });
}

function nullify(provider: Provider, found: Transaccion, amount: number): Reply {
  const refundedAmount = found.refundedAmount + amount;
  const balance = found.amount - refundedAmount;
  const estado = balance === 0 ? "nullified" : "partially_nullified";
  provider.transacciones.save({ ...found, estado, refundedAmount });
  return json(200, {
    type: "NULLIFIED",
    authorization_code: found.resolution?.authorizationCode,
    authorization_date: new Date(provider.clock.now()).toISOString(),
    nullified_amount: amount,
    balance,
    response_code: 0,
  });
}
