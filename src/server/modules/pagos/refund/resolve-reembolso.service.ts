import { errorMessages } from "#contract/error-messages.ts";
import type { ResolveReembolso } from "#contract/schemas/conciliacion.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { AppContext } from "../../../context.ts";
import { type Db, inTransaction, type Tx } from "../../../db/database.ts";
import { conflict, notFound, unavailable } from "../../../errors.ts";
import { hasMoney, type PaymentAnswer, type PaymentResult } from "../../../providers/payment.ts";
import {
  deleteReembolso,
  insertEvento,
  insertNota,
  lockPedido,
  selectReembolso,
} from "../../pedidos/index.ts";
import { type Intento, moveIntento, selectIntento } from "../intentos.queries.ts";
import { pagosMessages } from "../pagos.messages.ts";
import { finishOwnRefund, finishReembolsoOf } from "./record-refund.service.ts";
import { backStatuses, isAbout, type Refund } from "./refund-answers.ts";

type Closing = ResolveReembolso & { actor: Actor };

/**
 * Ends a refund that the provider will not make and nobody tries any more, in one of the owner's two
 * ways. The provider is asked first: money that it has given back after all is not given twice, and
 * is not kept either. Answers the sentence that says how it ended.
 */
export async function resolveReembolso(ctx: AppContext, closing: Closing): Promise<string> {
  const intento = await selectIntento(ctx.db, closing.intento_id);
  if (!intento || intento.pedido_id !== closing.pedido_id || intento.token === null) {
    throw notFound(errorMessages.pedidoNotFound);
  }
  if (intento.estado === "reembolsado") return pagosMessages.alreadyBack;
  if (intento.estado !== "por_reembolsar" || intento.proxima_consulta_en !== null) {
    throw conflict(pagosMessages.notStopped);
  }
  const refund = { intento, reembolso: await findReembolso(ctx.db, intento) };
  const theirs = readStatus(refund, await ctx.payment.status(intento.token));
  if (theirs && backStatuses.includes(theirs.status)) {
    const isDone = await finish(ctx, { refund, closing, tipo: theirs.status });
    return isDone ? pagosMessages.foundBack : describeLoss(ctx, intento);
  }
  if (closing.como === "retirado") {
    await withdraw(ctx, { refund, closing, theirs });
    return pagosMessages.withdrawn;
  }
  const isDone = await finish(ctx, { refund, closing, tipo: "OTRA_VIA" });
  return isDone ? pagosMessages.backElsewhere : describeLoss(ctx, intento);
}

/** The owner's refund of this attempt; none when its money goes back because the shop cannot keep it. */
async function findReembolso(db: Db, { id, pedido_id }: Intento) {
  const found = await selectReembolso(db, pedido_id);
  return found?.intento_id === id ? found : undefined;
}

/**
 * While the provider was asked, another session may have taken the refund back and asked for it
 * again: what was decided on the former one is not done to its successor. The attempt is held.
 */
async function expectSame(tx: Tx, { intento, reembolso }: Refund): Promise<void> {
  const standing = await findReembolso(tx, intento);
  if (standing?.id !== reembolso?.id) throw conflict(pagosMessages.askedAgain);
}

/** Somebody was faster, a second click for example: it is answered with what stands now. */
async function describeLoss(ctx: AppContext, { id }: Intento): Promise<string> {
  const now = await selectIntento(ctx.db, id);
  if (now?.estado === "reembolsado") return pagosMessages.alreadyBack;
  throw conflict(pagosMessages.notStopped);
}

/** Null when the provider no longer tells; while it only does not answer, nothing is decided. */
function readStatus(refund: Refund, status: PaymentAnswer<PaymentResult>): PaymentResult | null {
  if (!status.ok && status.kind === "unknown") throw unavailable(pagosMessages.cannotAsk);
  if (!status.ok) return null;
  if (!isAbout(refund, status.value)) throw unavailable(pagosMessages.cannotAsk);
  return status.value;
}

type Ending = { refund: Refund; closing: Closing; tipo: string };

/** False when the attempt stood elsewhere by then. */
async function finish(ctx: AppContext, { refund, closing, tipo }: Ending): Promise<boolean> {
  const { intento, reembolso } = refund;
  const accion =
    tipo === "OTRA_VIA"
      ? "Anotó el dinero del pedido como devuelto por otra vía"
      : "Anotó el dinero del pedido como devuelto por Webpay";
  const note = async (tx: Tx) => {
    await expectSame(tx, refund);
    await noteClosing(tx, { closing, accion, estado: "hecho", now: ctx.clock.now() });
  };
  return reembolso
    ? finishReembolsoOf(ctx, { intento, tipo, reembolso, isStopped: true, note })
    : finishOwnRefund(ctx, { intento, tipo, isStopped: true, note });
}

type Withdrawal = { refund: Refund; closing: Closing; theirs: PaymentResult | null };

/** The pedido goes on as if nobody had asked for its money: only while the provider says that we have it. */
async function withdraw(ctx: AppContext, { refund, closing, theirs }: Withdrawal): Promise<void> {
  const { intento, reembolso } = refund;
  if (!reembolso) throw conflict(pagosMessages.notOurs);
  const isKept = theirs !== null && hasMoney(theirs) && theirs.amount === intento.monto;
  if (!isKept) throw conflict(pagosMessages.notKept);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const pedido = await lockPedido(tx, intento.pedido_id);
    const isMoved = await moveIntento(tx, {
      id: intento.id,
      to: "autorizado",
      from: ["por_reembolsar"],
      isStopped: true,
      now,
      facts: { motivo: null, proxima_consulta_en: null, estado_proveedor: theirs.status },
    });
    if (!pedido || !isMoved) throw conflict(pagosMessages.notStopped);
    await expectSame(tx, refund);
    if (!(await deleteReembolso(tx, reembolso.id)))
      throw new Error(`reembolso ${reembolso.id} was done while its attempt was not`);
    await insertEvento(tx, {
      pedido_id: pedido.id,
      estado: pedido.estado,
      motivo: pagosMessages.withdrawnMotivo,
      autor: closing.actor.nombre,
      now,
    });
    const accion = "Retiró el reembolso del pedido";
    await noteClosing(tx, { closing, accion, estado: null, now });
  });
}

type Note = { closing: Closing; accion: string; estado: "hecho" | null; now: number };

/** The owner's words stay with the pedido; the trail says that there are some. */
async function noteClosing(tx: Tx, { closing, accion, estado, now }: Note): Promise<void> {
  const { actor, pedido_id, intento_id, nota } = closing;
  const nota_id = await insertNota(tx, { pedido_id, autor: actor.nombre, texto: nota, now });
  await recordAct(tx, {
    actor,
    accion,
    entidad: "pedido",
    entidad_id: pedido_id,
    antes: { reembolso: "pendiente", intento_id },
    despues: { reembolso: estado, intento_id, nota_id },
    now,
  });
}
