import { setTimeout as wait } from "node:timers/promises";
import { errorMessages } from "#contract/error-messages.ts";
import { retornoPath } from "#contract/retorno-path.ts";
import type { AppContext } from "../../../context.ts";
import { inStatement, inTransaction, type Tx } from "../../../db/database.ts";
import { patiently } from "../../../db/patience.ts";
import { conflict, unavailable } from "../../../errors.ts";
import type { PaymentAnswer } from "../../../providers/payment/payment.ts";
import { callTimeoutMs } from "../../../providers/provider-times.ts";
import { seconds } from "../../../time/clock.ts";
import { releaseReservas } from "../../catalogo/index.ts";
import { closeUnpaidPedido } from "../confirm/close-unpaid.service.ts";
import { moveIntento, selectIntento } from "../intentos.queries.ts";
import { motivos } from "../pagos.messages.ts";

const maxWaitMs = callTimeoutMs + seconds(2);
const pollMs = 100;
/** How long the answer waits for a connection to be written down. */
const storePatienceMs = seconds(10);

/** Written, and not created at the provider yet. `monto` in pesos. */
export type Start = { intentoId: number; buyOrder: string; sessionId: string; monto: number };
export type Payment = { url: string; token: string };

/** Outside any transaction. */
export async function createAtProvider(ctx: AppContext, start: Start): Promise<Payment> {
  const created = await ctx.payment.create({
    buyOrder: start.buyOrder,
    sessionId: start.sessionId,
    amount: start.monto,
    returnUrl: `${ctx.config.shopUrl}${retornoPath}`,
  });
  return patiently(storePatienceMs, () => storeCreated(ctx, { id: start.intentoId, created }));
}

/** It could not be paid, and its stock would be held for nothing. */
async function storeCreated(
  ctx: AppContext,
  { id, created }: { id: number; created: PaymentAnswer<Payment> },
): Promise<Payment> {
  const now = ctx.clock.now();
  if (!created.ok) {
    const discarding = { id, motivo: created.reason, now };
    await inTransaction(ctx.db, (tx) => discardUncreated(tx, discarding));
    throw unavailable(errorMessages.paymentStart);
  }
  const move = { id, to: "abierto", now, facts: created.value } as const;
  const isOpen = await inStatement(ctx.db, (tx) => moveIntento(tx, move));
  if (!isOpen) throw conflict(errorMessages.paymentReplaced);
  return created.value;
}

/** The provider never confirmed to have created it: nobody can have paid it. */
export async function discardUncreated(
  tx: Tx,
  { id, motivo, now }: { id: number; motivo: string; now: number },
): Promise<void> {
  const facts = { proxima_consulta_en: null, motivo };
  if (!(await moveIntento(tx, { id, to: "no_creado", now, facts }))) return;
  const intento = await selectIntento(tx, id);
  if (intento) {
    const closing = { id: intento.pedido_id, to: "cancelado", motivo: motivos.notStarted } as const;
    await closeUnpaidPedido(tx, { ...closing, now });
  }
  await releaseReservas(tx, id);
}

/** The start that this one repeats may run in another process. */
export async function awaitToken(ctx: AppContext, intentoId: number): Promise<Payment> {
  for (let waitedMs = 0; waitedMs <= maxWaitMs; waitedMs += pollMs) {
    const intento = await selectIntento(ctx.db, intentoId);
    if (intento?.estado === "reemplazado") throw conflict(errorMessages.paymentReplaced);
    if (intento?.token && intento.url) return { url: intento.url, token: intento.token };
    if (intento?.estado !== "creando") break;
    await wait(pollMs);
  }
  throw unavailable(errorMessages.paymentStart);
}
