import { errorMessages } from "#contract/error-messages.ts";
import type { ResolveReembolso } from "#contract/schemas/conciliacion.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { AppContext } from "../../../context.ts";
import { type Db, inTransaction, type Tx } from "../../../db/database.ts";
import { conflict, notFound, unavailable } from "../../../errors.ts";
import {
  hasMoney,
  type PaymentAnswer,
  type PaymentResult,
} from "../../../providers/payment/payment.ts";
import {
  deleteReembolso,
  insertEvento,
  insertNota,
  lockPedido,
  selectPendingReembolso,
} from "../../pedidos/index.ts";
import { settleTrabajos } from "../../taller/index.ts";
import { type Intento, moveIntento, selectIntento, setNextQuestion } from "../intentos.queries.ts";
import { isOfThisCommerce } from "../of-this-commerce.ts";
import { motivos, pagosActs, pagosMessages } from "../pagos.messages.ts";
import { isOwed } from "./owed-reembolso.ts";
import {
  outsideProvider,
  recordAutomaticRefund,
  recordReembolso,
} from "./record-refund.service.ts";
import { isAbout, type Refund, readRecord, returnedOf } from "./refund-answers.ts";

type Resolution = ResolveReembolso & { actor: Actor };

/**
 * For a refund that the reconciler has stopped trying (docs/operar.md "Refunds"). Answers the
 * Spanish sentence for the owner. Throws 404, 409 when the refund is not stopped, 503 without an
 * answer.
 */
export async function resolveReembolso(ctx: AppContext, resolution: Resolution): Promise<string> {
  const intento = await selectIntento(ctx.db, resolution.intento_id);
  if (!intento || intento.pedido_id !== resolution.pedido_id || intento.token === null) {
    throw notFound(errorMessages.pedidoNotFound);
  }
  if (intento.estado === "reembolsado") return pagosMessages.alreadyBack;
  const isHere = isOfThisCommerce(ctx, intento);
  const isStopped = intento.proxima_consulta_en === null || !isHere;
  if (intento.estado !== "por_reembolsar" || !isStopped) throw conflict(pagosMessages.notStopped);
  if (!isHere) await setNextQuestion(ctx.db, { id: intento.id, at: null });
  const refund = { intento, reembolso: await findReembolso(ctx.db, intento) };
  const theirs = isHere ? readStatus(refund, await ctx.payment.status(intento.token)) : null;
  return end(ctx, { refund, resolution, theirs });
}

async function end(ctx: AppContext, ending: Withdrawal): Promise<string> {
  const { refund, resolution, theirs } = ending;
  const { intento } = refund;
  if (theirs && readRecord(refund, theirs) === "back") {
    const isDone = await recordBack(ctx, { refund, resolution, tipo: theirs.words.refund });
    return isDone ? pagosMessages.foundBack : describeLoss(ctx.db, intento);
  }
  if (resolution.como === "retirado") {
    await withdraw(ctx, ending);
    return pagosMessages.withdrawn;
  }
  const isDone = await recordBack(ctx, { refund, resolution, tipo: outsideProvider });
  return isDone ? pagosMessages.backElsewhere : describeLoss(ctx.db, intento);
}

async function findReembolso(db: Db, { id, pedido_id }: Intento) {
  const found = await selectPendingReembolso(db, pedido_id);
  return found?.intento_id === id ? found : undefined;
}

/** The refund may have been withdrawn and requested again while the provider was asked. */
async function expectSame(tx: Tx, { intento, reembolso }: Refund): Promise<void> {
  const current = await findReembolso(tx, intento);
  if (current?.id !== reembolso?.id) throw conflict(pagosMessages.askedAgain);
}

async function describeLoss(db: Db, { id }: Intento): Promise<string> {
  const now = await selectIntento(db, id);
  if (now?.estado === "reembolsado") return pagosMessages.alreadyBack;
  throw conflict(pagosMessages.notStopped);
}

/** Null when the provider no longer tells. Throws 503 when it does not answer. */
function readStatus(refund: Refund, status: PaymentAnswer<PaymentResult>): PaymentResult | null {
  if (!status.ok && status.kind === "unknown") throw unavailable(pagosMessages.cannotAsk);
  if (!status.ok) return null;
  if (!isAbout(refund, status.value)) throw unavailable(pagosMessages.cannotAsk);
  return status.value;
}

type Ending = { refund: Refund; resolution: Resolution; tipo: string };

/** False when the intento was in another estado by then. */
async function recordBack(ctx: AppContext, { refund, resolution, tipo }: Ending): Promise<boolean> {
  const { intento, reembolso } = refund;
  const accion =
    tipo === outsideProvider ? pagosActs.refundedElsewhere : pagosActs.refundedByProvider;
  const note = async (tx: Tx) => {
    await expectSame(tx, refund);
    await noteResolution(tx, { resolution, accion, estado: "hecho", now: ctx.clock.now() });
  };
  return reembolso
    ? recordReembolso(ctx, { intento, tipo, reembolso, isStopped: true, note })
    : recordAutomaticRefund(ctx, { intento, tipo, isStopped: true, note });
}

type Withdrawal = { refund: Refund; resolution: Resolution; theirs: PaymentResult | null };

/** Only while the provider says that the shop has the money. */
async function withdraw(
  ctx: AppContext,
  { refund, resolution, theirs }: Withdrawal,
): Promise<void> {
  const { intento, reembolso } = refund;
  if (!reembolso) throw conflict(pagosMessages.notOurs);
  if (isOwed(reembolso)) throw conflict(pagosMessages.owed);
  if (theirs === null || !isKept(intento, theirs)) throw conflict(pagosMessages.notKept);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const isMoved = await moveIntento(tx, {
      id: intento.id,
      to: "autorizado",
      from: ["por_reembolsar"],
      isStopped: true,
      now,
      facts: { motivo: null, proxima_consulta_en: null, estado_proveedor: theirs.words.state },
    });
    const pedido = isMoved && (await lockPedido(tx, intento.pedido_id));
    if (!pedido) throw conflict(pagosMessages.notStopped);
    await expectSame(tx, refund);
    if (!(await deleteReembolso(tx, reembolso.id)))
      throw new Error(`reembolso ${reembolso.id} was done while its intento was not`);
    await settleTrabajos(tx, { pedido_id: pedido.id, now });
    await insertEvento(tx, {
      pedido_id: pedido.id,
      estado: pedido.estado,
      motivo: motivos.withdrawn,
      autor: resolution.actor.nombre,
      now,
    });
    await noteResolution(tx, { resolution, accion: pagosActs.withdrawn, estado: null, now });
  });
}

/** The provider holds all of it but what the shop knows to have gone back. */
function isKept(intento: Intento, theirs: PaymentResult): boolean {
  if (theirs.state !== "partly_returned") {
    return intento.devuelto === 0 && hasMoney(theirs) && theirs.amount === intento.monto;
  }
  return intento.devuelto > 0 && returnedOf(intento, theirs) === intento.devuelto;
}

type Note = { resolution: Resolution; accion: string; estado: "hecho" | null; now: number };

/** The owner's words stay with the pedido, not in the trail. */
async function noteResolution(tx: Tx, { resolution, accion, estado, now }: Note): Promise<void> {
  const { actor, pedido_id, intento_id, nota } = resolution;
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
