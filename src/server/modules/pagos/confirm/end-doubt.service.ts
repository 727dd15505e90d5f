import { errorMessages } from "#contract/error-messages.ts";
import type { ResolvePago } from "#contract/schemas/conciliacion.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../errors.ts";
import {
  isUncommitted,
  type PaymentAnswer,
  type PaymentResult,
  type ProviderWords,
} from "../../../providers/payment/payment.ts";
import { shopInbox } from "../../contacto/index.ts";
import { insertNota } from "../../pedidos/index.ts";
import { type Intento, lockIntento, selectIntento } from "../intentos.queries.ts";
import { isOfThisCommerce } from "../of-this-commerce.ts";
import { motivos, pagosMessages } from "../pagos.messages.ts";
import { type AppliedResult, applyResult } from "./apply-result.service.ts";
import { closeUnpaid } from "./close-unpaid.service.ts";
import { countResult } from "./record-result.service.ts";

/** How it ended, and whose word it was. */
export type DoubtEnd = { applied: AppliedResult; isTheirs: boolean };

export type EndingDoubt = ResolvePago & {
  autor: string;
  /** The trail, in the same transaction. */
  record: (tx: Tx, end: DoubtEnd & { nota_id: number; now: number }) => Promise<void>;
};

/**
 * For a confirmation that nobody asks about any more (docs/reglas.md 132). The provider is asked first; without its word
 * the person's counts. Answers the Spanish sentence for the owner. Throws 404, and 409 when the payment is not
 * stopped, has ended, or the provider says that it was not charged.
 */
export async function endDoubt(ctx: AppContext, ending: EndingDoubt): Promise<string> {
  const intento = await selectIntento(ctx.db, ending.intento_id);
  if (!intento || intento.pedido_id !== ending.pedido_id || intento.token === null) {
    throw notFound(errorMessages.pedidoNotFound);
  }
  expectStopped(ctx, intento);
  const theirs = isOfThisCommerce(ctx, intento)
    ? decisive(await ctx.payment.status(intento.token), ending.como)
    : null;
  const end = await inTransaction(ctx.db, (tx) => apply(tx, ctx, { ending, theirs }));
  countResult(ctx, end.applied);
  const { intento_id, pedido_id, como } = ending;
  ctx.log.warn({ intento: intento_id, pedido: pedido_id, como, ...end }, "a person ended a doubt");
  return describe(end);
}

function expectStopped(ctx: Pick<AppContext, "payment">, intento: Intento): void {
  if (intento.estado !== "confirmando") throw conflict(pagosMessages.pagoEnded);
  const isStopped = intento.proxima_consulta_en === null || !isOfThisCommerce(ctx, intento);
  if (!isStopped) throw conflict(pagosMessages.pagoNotStopped);
}

/** Null when the provider's word decides nothing. Throws 409 when it denies the charge that the person saw. */
function decisive(
  status: PaymentAnswer<PaymentResult>,
  como: ResolvePago["como"],
): PaymentResult | null {
  if (!status.ok) return null;
  if (!isUncommitted(status.value)) return status.value;
  if (como === "cobrado") throw conflict(pagosMessages.pagoNotCharged);
  return null;
}

type Applying = { ending: EndingDoubt; theirs: PaymentResult | null };

async function apply(tx: Tx, ctx: AppContext, { ending, theirs }: Applying): Promise<DoubtEnd> {
  const { intento_id, pedido_id, autor, nota, record } = ending;
  const now = ctx.clock.now();
  const intento = await lockIntento(tx, intento_id);
  if (!intento) throw notFound(errorMessages.pedidoNotFound);
  // Another person may have ended it, or be asking.
  expectStopped(ctx, intento);
  const input = { intento, now, inbox: shopInbox(ctx.config) };
  const found = theirs && (await applyResult(tx, { ...input, result: theirs }));
  const word = { ...input, como: ending.como, words: ctx.payment.words.paid };
  const applied = found ?? (await applyWord(tx, word));
  if (applied === null) throw conflict(pagosMessages.pagoChanged);
  const end = { applied, isTheirs: found !== null };
  const nota_id = await insertNota(tx, { pedido_id, autor, texto: nota, now });
  await record(tx, { ...end, nota_id, now });
  return end;
}

type Word = {
  intento: Intento;
  now: number;
  inbox: string;
  como: ResolvePago["como"];
  words: ProviderWords;
};

async function applyWord(tx: Tx, { como, words, ...input }: Word): Promise<AppliedResult | null> {
  if (como === "cobrado") {
    return applyResult(tx, { ...input, result: chargeOf(input.intento, words) });
  }
  const { intento, now } = input;
  const closing = { intento, to: "expirado", motivo: motivos.endedByHand, now } as const;
  return (await closeUnpaid(tx, { ...closing, from: ["confirmando"] })) ? "refused" : null;
}

/** The provider's answer for a charge, without the facts that only it knows. */
function chargeOf({ monto, buy_order, session_id }: Intento, words: ProviderWords): PaymentResult {
  return {
    state: "paid",
    balance: null,
    amount: monto,
    buyOrder: buy_order,
    sessionId: session_id,
    authorizationCode: null,
    paymentTypeCode: null,
    installmentsNumber: null,
    installmentsAmount: null,
    cardDigits: null,
    words,
  };
}

/** The money is, or was, the shop's. */
export function isPaidEnd(applied: AppliedResult): boolean {
  return applied === "paid" || applied === "to_refund";
}

function describe({ applied, isTheirs }: DoubtEnd): string {
  if (applied === "paid") {
    return isTheirs ? pagosMessages.pagoFoundPaid : pagosMessages.pagoSaidPaid;
  }
  if (applied === "to_refund") {
    return isTheirs ? pagosMessages.pagoFoundToRefund : pagosMessages.pagoSaidToRefund;
  }
  return isTheirs ? pagosMessages.pagoFoundUnpaid : pagosMessages.pagoSaidUnpaid;
}
