import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import { seconds } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { hasMoney, type PaymentAnswer, type PaymentResult } from "../../../providers/payment.ts";
import { holdUsuario, isAnonymous } from "../../acceso/index.ts";
import { bumpCatalogoVersion, keepReservas, unkeepReservas } from "../../catalogo/index.ts";
import { type PedidoRow, paidEstados, selectPedido } from "../../pedidos/index.ts";
import {
  type Intento,
  lockIntento,
  lockLiveIntentos,
  moveIntento,
  scheduleIntento,
  selectIntento,
} from "../intentos.queries.ts";
import { selectRival } from "../intentos-of-pedido.queries.ts";
import { renewLease } from "../watch/intentos-due.queries.ts";
import { askLater, deadAfterMs } from "../watch/schedule-question.service.ts";
import { endPedido } from "./close-unpaid-pedido.service.ts";
import { closeIntento, settleIntento } from "./record-result.service.ts";
import { settleClosed } from "./recover-charge.service.ts";

/** When the reconciler looks at a confirmation whose outcome stayed unknown. */
const retryMs = seconds(10);
/** A claim older than this belongs to a process that is gone: commit and status take 20 s at most. */
const claimMs = seconds(45);

/**
 * Confirms an attempt: claims it, makes sure that its stock is held, and only then takes the money.
 * Without a commit there is no charge, so what cannot be kept is never committed. Who loses the
 * claim does nothing. An unknown outcome stays `confirmando` for the reconciler.
 *
 * Two attempts of one pedido are never confirmed at once: the other one is answered when it came
 * first, and nothing was done.
 */
export async function confirmIntento(ctx: AppContext, intento: Intento): Promise<Intento | null> {
  if (intento.token === null) return null;
  const claimed = await inTransaction(ctx.db, (tx) => claim(tx, ctx, intento));
  if (claimed?.kind === "rival") return claimed.rival;
  if (claimed) await commitIntento(ctx, claimed.intento, intento.token);
  return null;
}

/**
 * Confirms again an attempt that stayed `confirmando` although the provider says it is paid and not
 * committed: the first commit never arrived. Its stock is still held, since nothing frees it while it
 * stands so; whoever has moved it since the caller leased it decides instead.
 */
export async function recommitIntento(
  ctx: AppContext,
  { intento, leaseUntil }: { intento: Intento; leaseUntil: number },
): Promise<void> {
  if (intento.token === null) return;
  const now = ctx.clock.now();
  const lease = { id: intento.id, leaseUntil, until: now + claimMs };
  const mayCommit = await inTransaction(ctx.db, async (tx) => {
    if (!(await renewLease(tx, lease))) return false;
    if (!isPaid(await selectPedido(tx, intento.pedido_id))) return true;
    await closeAsPaid(tx, intento, now);
    return false;
  });
  if (mayCommit) await commitIntento(ctx, intento, intento.token);
}

const claimable: IntentoEstado[] = ["abierto", "abortado", "expirado"];

/** Paid by another attempt, given back or not: what one more took could only be given back. */
function isPaid(pedido: PedidoRow | undefined): boolean {
  return pedido !== undefined && [...paidEstados, "reembolsado"].includes(pedido.estado);
}

async function closeAsPaid(tx: Tx, intento: Intento, now: number): Promise<void> {
  const motivo = "el pedido ya está pagado";
  await closeIntento(tx, { intento, to: "reemplazado", from: ["confirmando"], motivo, now });
}

/** `claimed`: the attempt as it stood before, which says where it goes back to. */
type Claim = { kind: "claimed"; intento: Intento } | { kind: "rival"; rival: Intento };

/** Null for who lost, and for what must not be committed. */
async function claim(tx: Tx, ctx: AppContext, found: Intento): Promise<Claim | null> {
  const { id } = found;
  const now = ctx.clock.now();
  // Whoever is erasing this account has come first, or waits until the claim can be seen.
  await holdUsuario(tx, found.usuario_id);
  // What the caller found may be old news: another return may have confirmed and reopened it since,
  // and one that closes it right now is waited for, or who paid would go without their confirmation.
  const intento = await lockIntento(tx, id);
  if (!intento || !claimable.includes(intento.estado)) return null;
  // Looked for before the pedido is read, which is paid in the very moment that a rival ends so.
  // None begins meanwhile: whoever claims holds the same person.
  const rival = await selectRival(tx, intento);
  const pedido = await selectPedido(tx, intento.pedido_id);
  if (rival && !isPaid(pedido)) {
    await askLater({ ...ctx, db: tx }, intento);
    return { kind: "rival", rival };
  }
  const from = [intento.estado];
  const facts = { proxima_consulta_en: now + claimMs };
  if (!(await moveIntento(tx, { id, to: "confirmando", from, now, facts }))) return null;
  if (isPaid(pedido)) {
    await closeAsPaid(tx, intento, now);
    return null;
  }
  if (pedido && isAnonymous(pedido)) {
    // A late return after the account was erased: there is nowhere to send the goods.
    const motivo = "la cuenta se borró";
    await closeIntento(tx, { intento, to: "reemplazado", from: ["confirmando"], motivo, now });
    return null;
  }
  if (!(await keepReservas(tx, id, now))) {
    await closeIntento(tx, {
      intento,
      to: "sin_stock",
      from: ["confirmando"],
      motivo: "stock agotado antes de cobrar",
      now,
    });
    return null;
  }
  await bumpCatalogoVersion(tx);
  return { kind: "claimed", intento };
}

/** Asks for the money once. When the answer is not clear, the provider's own record decides. */
async function commitIntento(ctx: AppContext, intento: Intento, token: string): Promise<void> {
  const committed = await ctx.payment.commit(token);
  if (committed.ok && (await settle(ctx, intento, committed.value))) return;
  const status = await ctx.payment.status(token);
  if (status.ok && (await settle(ctx, intento, status.value))) return;
  // Somebody took this process for dead and closed the attempt before the money was taken.
  const isTaken = status.ok && hasMoney(status.value);
  if (isTaken && (await settleClosed(ctx, intento.id, status.value))) return;
  await leaveOpen(ctx, { intento, committed, status });
}

/** Writes the provider's word in one transaction; false when it settles nothing. */
export async function settle(
  ctx: AppContext,
  intento: Intento,
  result: PaymentResult,
): Promise<boolean> {
  const isSettled = await inTransaction(ctx.db, (tx) =>
    settleIntento(tx, ctx, { intento, result }),
  ).catch(async (error: unknown) => {
    // Whatever went wrong, the provider's word must not be forgotten: the reconciler asks again.
    await scheduleIntento(ctx.db, { id: intento.id, at: ctx.clock.now() + retryMs });
    throw error;
  });
  if (isSettled) {
    await countSettled(ctx, intento.id);
    ctx.log.info(
      { intento: intento.id, pedido: intento.pedido_id, estado: result.status },
      "payment settled",
    );
  }
  return isSettled;
}

async function countSettled(ctx: AppContext, id: number): Promise<void> {
  const after = await selectIntento(ctx.db, id);
  if (after?.estado === "autorizado") ctx.countPayment("settled");
  if (after?.estado === "rechazado") ctx.countPayment("refused");
  if (after?.estado === "por_reembolsar") ctx.countPayment("to_refund");
}

type Unclear = {
  intento: Intento;
  committed: PaymentAnswer<PaymentResult>;
  status: PaymentAnswer<PaymentResult>;
};

/** The commit settled nothing: closed when the provider says that it is dead, otherwise kept in doubt or open. */
async function leaveOpen(ctx: AppContext, { intento, committed, status }: Unclear): Promise<void> {
  const now = ctx.clock.now();
  const isInitialized = status.ok && status.value.status === "INITIALIZED";
  const isUnpaid = isInitialized && status.value.vci === null;
  const isRefused = !committed.ok && committed.kind === "refused";
  const isAborted = isRefused && committed.reason.includes("aborted");
  const at = now + retryMs;
  // Paid, and undone by the provider because no confirmation came in time. A younger one is asked again.
  const isUndone = isInitialized && isAborted && now - intento.creado_en >= deadAfterMs;
  if (isUndone || (isUnpaid && isRefused)) {
    const isDead = isAborted || intento.estado !== "abierto";
    await inTransaction(ctx.db, (tx) =>
      isDead ? abort(tx, intento, now) : reopen(tx, intento, { now, at }),
    );
    return;
  }
  ctx.log.warn({ intento: intento.id, pedido: intento.pedido_id }, "payment outcome unknown");
  await scheduleIntento(ctx.db, { id: intento.id, at, consultas: 0 });
}

async function abort(tx: Tx, intento: Intento, now: number): Promise<void> {
  const motivo = "Webpay lo dio por abandonado";
  await closeIntento(tx, { intento, to: "abortado", from: ["confirmando"], motivo, now });
}

/** Somebody opened the return address before the shopper had paid: the payment page still lives. */
async function reopen(
  tx: Tx,
  intento: Intento,
  { now, at }: { now: number; at: number },
): Promise<void> {
  // Held even for a closed account: its money has to end somewhere, too.
  await holdUsuario(tx, intento.usuario_id);
  const live = await lockLiveIntentos(tx, intento.usuario_id);
  const isSucceeded = live.some(({ id, estado }) => id !== intento.id && estado !== "confirmando");
  if (isSucceeded) {
    const motivo = "reemplazado por un pago más nuevo";
    await closeIntento(tx, { intento, to: "reemplazado", from: ["confirmando"], motivo, now });
    // The start that came after it left the pedido alone, because the money might have been moving.
    await endPedido(tx, { id: intento.pedido_id, to: "cancelado", motivo: "reemplazado", now });
    return;
  }
  const facts = { proxima_consulta_en: at };
  if (!(await moveIntento(tx, { id: intento.id, to: "abierto", now, facts }))) return;
  // With the provider away nobody would close it, and its units would be held for as long.
  const expira_en = intento.creado_en + deadAfterMs;
  await unkeepReservas(tx, { intento_id: intento.id, expira_en });
}
