import { setTimeout as wait } from "node:timers/promises";
import { errorMessages } from "#contract/error-messages.ts";
import { seconds } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { patiently } from "../../../db/patience.ts";
import { conflict, unavailable } from "../../../errors.ts";
import type { PaymentAnswer } from "../../../providers/payment.ts";
import { bumpCatalogoVersion, releaseReservas } from "../../catalogo/index.ts";
import { endPedido } from "../confirm/close-unpaid-pedido.service.ts";
import { moveIntento, selectIntento } from "../intentos.queries.ts";

/** A start that follows another waits for its provider call (10 s) and a little. */
const maxWaitMs = seconds(12);
/** What the provider answered to a start is worth this wait. */
const afterCreateMs = seconds(10);

/** An attempt that is written and of which the provider does not know yet; `monto` in pesos. */
export type Start = { intentoId: number; buyOrder: string; sessionId: string; monto: number };
/** Where the shopper is sent to pay. */
export type Payment = { url: string; token: string };

/** Asks the provider for the payment, outside any transaction, and keeps its token. */
export async function create(ctx: AppContext, start: Start): Promise<Payment> {
  const created = await ctx.payment.create({
    buyOrder: start.buyOrder,
    sessionId: start.sessionId,
    amount: start.monto,
    returnUrl: `${ctx.config.shopUrl}/api/endpoints/pago_retorno.php`,
  });
  return patiently(afterCreateMs, () => keepCreated(ctx, start, created));
}

/** Without its token nobody could pay this attempt, nor anybody else have its stock for a while. */
async function keepCreated(
  ctx: AppContext,
  start: Start,
  created: PaymentAnswer<Payment>,
): Promise<Payment> {
  if (!created.ok) {
    await inTransaction(ctx.db, (tx) =>
      abandonIntento(tx, start.intentoId, created.reason, ctx.clock.now()),
    );
    throw unavailable(errorMessages.paymentStart);
  }
  const move = { id: start.intentoId, to: "abierto", now: ctx.clock.now() } as const;
  const isOpen = await inTransaction(ctx.db, (tx) =>
    moveIntento(tx, { ...move, facts: created.value }),
  );
  if (!isOpen) throw conflict(errorMessages.paymentReplaced);
  return created.value;
}

/** Closes an attempt that the provider never confirmed to have made: nobody can have paid it. */
export async function abandonIntento(
  tx: Tx,
  intentoId: number,
  reason: string,
  now: number,
): Promise<void> {
  const facts = { proxima_consulta_en: null, motivo: reason };
  if (!(await moveIntento(tx, { id: intentoId, to: "no_creado", now, facts }))) return;
  const intento = await selectIntento(tx, intentoId);
  if (intento) {
    await endPedido(tx, {
      id: intento.pedido_id,
      to: "cancelado",
      motivo: "pago no iniciado",
      now,
    });
  }
  await releaseReservas(tx, intentoId);
  await bumpCatalogoVersion(tx);
}

/** Waits for the start that this one repeats, in whichever process it runs. */
export async function awaitCreated(ctx: AppContext, intentoId: number): Promise<Payment> {
  for (let waitedMs = 0; waitedMs <= maxWaitMs; waitedMs += 100) {
    const intento = await selectIntento(ctx.db, intentoId);
    if (intento?.estado === "reemplazado") throw conflict(errorMessages.paymentReplaced);
    if (intento?.token && intento.url) return { url: intento.url, token: intento.token };
    if (intento?.estado !== "creando") break;
    await wait(100);
  }
  throw unavailable(errorMessages.paymentStart);
}
