import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Config } from "../../../config/config.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import {
  hasMoney,
  isUncommitted,
  type PaymentAnswer,
  type PaymentResult,
} from "../../../providers/payment/payment.ts";
import { callTimeoutMs, deadAfterMs } from "../../../providers/provider-times.ts";
import { seconds } from "../../../time/clock.ts";
import { isAnonymous, lockUsuarioRow } from "../../acceso/index.ts";
import { sumUnits } from "../../carrito/index.ts";
import { letReservasExpire, releaseReservas, selectHeldBy } from "../../catalogo/index.ts";
import { lockPedido, type PedidoRow, paidEstados, selectPedido } from "../../pedidos/index.ts";
import {
  type Intento,
  type LiveIntento,
  lockIntento,
  lockLiveIntentos,
  moveIntento,
  setNextQuestion,
} from "../intentos.queries.ts";
import { selectRival } from "../intentos-of-pedido.queries.ts";
import { motivos } from "../pagos.messages.ts";
import { renewLease } from "../watch/intentos-due.queries.ts";
import { scheduleQuestion } from "../watch/schedule-question.service.ts";
import type { AppliedResult } from "./apply-result.service.ts";
import { type Closing, closeUnpaid } from "./close-unpaid.service.ts";
import { giveStockBack, keepStock } from "./keep-stock.service.ts";
import { recordResult, retryMs } from "./record-result.service.ts";
import { recoverClosedCharge } from "./recover-charge.service.ts";

/** Another intento of the pedido is being confirmed: nothing was changed. */
type Rival = { kind: "rival"; rival: Intento };
/** Null when this call learned no outcome. */
export type Confirmation = Rival | { kind: "applied"; applied: AppliedResult } | null;

/** An older claim belongs to a process that died. */
const claimMs = 2 * callTimeoutMs + seconds(25);

/**
 * Commits what `claim` got (docs/reglas.md 84). An unknown outcome stays `confirmando` for the
 * reconciler.
 */
export async function confirmIntento(ctx: AppContext, intento: Intento): Promise<Confirmation> {
  if (intento.token === null) return null;
  const claimed = await inTransaction(ctx.db, (tx) =>
    claim(tx, { found: intento, now: ctx.clock.now(), mostHeld: mostHeldBy(ctx.config) }),
  );
  if (claimed === null || claimed.kind === "rival") return claimed;
  return commitIntento(ctx, { intento: claimed.intento, token: intento.token });
}

/**
 * For a commit that never arrived: the provider says paid and not committed. Does nothing once the
 * lease is lost.
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
    await closeReplaced(tx, { intento, motivo: motivos.pedidoPaid, now });
    return false;
  });
  if (mayCommit) await commitIntento(ctx, { intento, token: intento.token });
}

/** A late return of a closed intento may still be paid. */
export const claimable: readonly IntentoEstado[] = ["abierto", "abortado", "expirado"];

/** True for a refunded pedido too: a second charge could only be given back. */
function isPaid(pedido: PedidoRow | undefined): boolean {
  return pedido !== undefined && [...paidEstados, "reembolsado"].includes(pedido.estado);
}

type Replaced = Pick<Closing, "intento" | "motivo" | "now" | "pedido">;

async function closeReplaced(tx: Tx, replaced: Replaced): Promise<void> {
  await closeUnpaid(tx, { ...replaced, to: "reemplazado", from: ["confirmando"] });
}

/** `claimed`: the intento as it was before the claim. */
type Claim = { kind: "claimed"; intento: Intento } | Rival;

function mostHeldBy({ units, rateLimitFactor }: Config): number {
  return units.heldPerPerson * rateLimitFactor;
}

/** Null when the claim is lost, or the intento must not be committed. */
async function claim(
  tx: Tx,
  { found, now, mostHeld }: { found: Intento; now: number; mostHeld: number },
): Promise<Claim | null> {
  const { id } = found;
  // Serialises with an erasure of this account.
  await lockUsuarioRow(tx, found.usuario_id);
  // Another return may have confirmed or reopened the intento; the lock also waits for a
  // concurrent close, which would otherwise swallow a paid return.
  const intento = await lockIntento(tx, id);
  if (!intento || !claimable.includes(intento.estado)) return null;
  // An account found the pedido of its invitado meanwhile.
  if (intento.usuario_id !== found.usuario_id) await lockUsuarioRow(tx, intento.usuario_id);
  // Rival before pedido: a rival that succeeds marks the pedido paid in the same transaction. No
  // new rival can start: every claim locks this usuario.
  const rival = await selectRival(tx, intento);
  const newer = intento.estado === "abierto" ? [] : await lockOpen(tx, intento.usuario_id);
  // Before the stock (docs/arquitectura.md): without stock the pedido is closed.
  const pedido = await lockPedido(tx, intento.pedido_id);
  if (rival && !isPaid(pedido)) {
    await scheduleQuestion(tx, { intento, now });
    return { kind: "rival", rival };
  }
  const from = [intento.estado];
  const facts = { proxima_consulta_en: now + claimMs };
  if (!(await moveIntento(tx, { id, to: "confirmando", from, now, facts }))) return null;
  if (isPaid(pedido)) {
    await closeReplaced(tx, { intento, motivo: motivos.pedidoPaid, now });
    return null;
  }
  if (pedido && isAnonymous(pedido)) {
    // A late return: there is nowhere to send the goods.
    await closeReplaced(tx, { intento, motivo: motivos.cuentaErased, now });
    return null;
  }
  const { held, lent } = await keepStock(tx, { intento_id: id, newer, now });
  if (held === "gone" || (held === "again" && (await isAbove(tx, { intento, mostHeld })))) {
    const closing = { intento, to: "sin_stock", motivo: motivos.stockGone, now } as const;
    await closeUnpaid(tx, { ...closing, from: ["confirmando"] });
    await giveStockBack(tx, lent);
    return null;
  }
  return { kind: "claimed", intento };
}

/** Many old intentos, returned to at once, must not hold more than one person may. The start has counted what is still held. */
async function isAbove(
  tx: Tx,
  { intento, mostHeld }: { intento: Intento; mostHeld: number },
): Promise<boolean> {
  return sumUnits(await selectHeldBy(tx, intento.usuario_id)) > mostHeld;
}

async function lockOpen(tx: Tx, usuarioId: number): Promise<LiveIntento[]> {
  return (await lockLiveIntentos(tx, usuarioId)).filter(({ estado }) => estado === "abierto");
}

/** The provider's record decides when the answer is unclear. */
async function commitIntento(
  ctx: AppContext,
  { intento, token }: { intento: Intento; token: string },
): Promise<Confirmation> {
  const committed = await ctx.payment.commit(token);
  const applied = await recordAnswer(ctx, { intento, answer: committed });
  if (applied) return { kind: "applied", applied };
  const status = await ctx.payment.status(token);
  const later = await recordAnswer(ctx, { intento, answer: status });
  if (later) return { kind: "applied", applied: later };
  // This process outlived its claim, and the intento was closed.
  if (status.ok && hasMoney(status.value)) {
    const isRecovered = await recoverClosedCharge(ctx, { id: intento.id, result: status.value });
    if (isRecovered) return null;
  }
  await leaveOpen(ctx, { intento, committed, status });
  return null;
}

async function recordAnswer(
  ctx: AppContext,
  { intento, answer }: { intento: Intento; answer: PaymentAnswer<PaymentResult> },
): Promise<AppliedResult | null> {
  return answer.ok ? recordResult(ctx, { intento, result: answer.value }) : null;
}

type Unclear = {
  intento: Intento;
  committed: PaymentAnswer<PaymentResult>;
  status: PaymentAnswer<PaymentResult>;
};

async function leaveOpen(ctx: AppContext, { intento, committed, status }: Unclear): Promise<void> {
  const now = ctx.clock.now();
  const isUnpaid = status.ok && status.value.state === "open";
  const isUncharged = status.ok && isUncommitted(status.value);
  const isRefused = !committed.ok && committed.kind === "refused";
  const isAborted = isRefused && committed.why === "aborted";
  const at = now + retryMs;
  // Paid, and undone by the provider because no commit came in time.
  const isUndone = isUncharged && isAborted && now - intento.creado_en >= deadAfterMs;
  if (isUndone || (isUnpaid && isRefused)) {
    const isDead = isAborted || intento.estado !== "abierto";
    await inTransaction(ctx.db, (tx) =>
      isDead ? abort(tx, { intento, now }) : reopen(tx, { intento, now, at }),
    );
    return;
  }
  ctx.log.warn({ intento: intento.id, pedido: intento.pedido_id }, "payment outcome unknown");
  await setNextQuestion(ctx.db, { id: intento.id, at, consultas: 0 });
}

async function abort(tx: Tx, { intento, now }: { intento: Intento; now: number }): Promise<void> {
  const closing = { intento, to: "abortado", motivo: motivos.abandoned, now } as const;
  await closeUnpaid(tx, { ...closing, from: ["confirmando"] });
}

/** The return address was opened before the shopper paid: the payment page still lives. */
async function reopen(
  tx: Tx,
  { intento, now, at }: { intento: Intento; now: number; at: number },
): Promise<void> {
  // Locks a closed account too: its money has to end somewhere.
  await lockUsuarioRow(tx, intento.usuario_id);
  const live = await lockLiveIntentos(tx, intento.usuario_id);
  const isSucceeded = live.some(({ id, estado }) => id !== intento.id && estado !== "confirmando");
  if (isSucceeded) {
    // The newer start left this pedido alone: its money might have been moving.
    const pedido = { to: "cancelado", motivo: motivos.replaced } as const;
    await closeReplaced(tx, { intento, motivo: motivos.replacedByNewer, now, pedido });
    return;
  }
  const facts = { proxima_consulta_en: at };
  if (!(await moveIntento(tx, { id: intento.id, to: "abierto", now, facts }))) return;
  // The start planned it: opening the return address must not lengthen a hold.
  const expira_en = intento.reserva_hasta ?? intento.creado_en + deadAfterMs;
  if (expira_en <= now) await releaseReservas(tx, intento.id);
  else await letReservasExpire(tx, { intento_id: intento.id, expira_en });
}
