import type { Medida } from "#contract/schemas/conciliacion.ts";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import type { PaymentResult } from "../../../providers/payment/payment.ts";
import { isAnonymous, lockUsuarioRow } from "../../acceso/index.ts";
import { shopInbox } from "../../contacto/index.ts";
import { selectPedido } from "../../pedidos/index.ts";
import { hasLaterPayment, type Intento, moveIntento, selectIntento } from "../intentos.queries.ts";
import { motivos } from "../pagos.messages.ts";
import { queueRefund } from "../refund/queue-refund.service.ts";
import { applyResult, type ResultInput, toFacts } from "./apply-result.service.ts";
import { countResult } from "./record-result.service.ts";

/** The buyer was told so, or paid again: no parcel is expected. */
const goneOnEstados: readonly IntentoEstado[] = ["reemplazado", "sin_stock"];

export type RecoveredCharge = "paid" | "to_refund";

/**
 * For an intento closed as unpaid: the pedido is paid if it still can be, otherwise the money goes
 * back. Null when the intento was moved meanwhile.
 */
export async function recoverCharge(tx: Tx, input: ResultInput): Promise<RecoveredCharge | null> {
  const { now } = input;
  // Serialises with an erasure of this account.
  await lockUsuarioRow(tx, input.intento.usuario_id);
  const intento = await withOwner(tx, input.intento);
  const from = [intento.estado];
  if (!(await moveIntento(tx, { id: intento.id, to: "confirmando", from, now }))) return null;
  const recovered = (await isUnexpected(tx, intento))
    ? await giveBack(tx, { ...input, intento })
    : await applyResult(tx, { ...input, intento });
  if (recovered !== "paid" && recovered !== "to_refund")
    throw new Error(`charge of intento ${intento.id} was neither kept nor given back`);
  return recovered;
}

/** An account may have found the pedido of its invitado before the lock. */
async function withOwner(tx: Tx, intento: Intento): Promise<Intento> {
  const usuario_id = (await selectIntento(tx, intento.id))?.usuario_id ?? intento.usuario_id;
  if (usuario_id !== intento.usuario_id) await lockUsuarioRow(tx, usuario_id);
  return { ...intento, usuario_id };
}

async function isUnexpected(tx: Tx, intento: Intento): Promise<boolean> {
  const pedido = await selectPedido(tx, intento.pedido_id);
  if (!pedido || isAnonymous(pedido) || goneOnEstados.includes(intento.estado)) return true;
  return hasLaterPayment(tx, intento);
}

async function giveBack(tx: Tx, { result, ...input }: ResultInput) {
  const facts = toFacts(result);
  const isQueued = await queueRefund(tx, { ...input, motivo: motivos.foundLate, facts });
  return isQueued ? "to_refund" : null;
}

export function medidaOf(recovered: RecoveredCharge): Medida {
  return recovered === "paid" ? "registrado" : "en_devolucion";
}

const closedEstados: readonly IntentoEstado[] = [
  "abortado",
  "expirado",
  "rechazado",
  "reemplazado",
  "sin_stock",
];

/**
 * For a confirmation that outlived its claim. `result` is the provider's record. False when the
 * intento is not closed.
 */
export async function recoverClosedCharge(
  ctx: AppContext,
  { id, result }: { id: number; result: PaymentResult },
): Promise<boolean> {
  const inbox = shopInbox(ctx.config);
  const found = await inTransaction(ctx.db, async (tx) => {
    const intento = await selectIntento(tx, id);
    if (!intento || !closedEstados.includes(intento.estado)) return null;
    const recovered = await recoverCharge(tx, { intento, result, now: ctx.clock.now(), inbox });
    return recovered && { recovered, pedido: intento.pedido_id };
  });
  if (found === null) return false;
  const { recovered, pedido } = found;
  countResult(ctx, recovered);
  ctx.log.error(
    { intento: id, medida: medidaOf(recovered), pedido },
    "a payment that was closed has been charged",
  );
  return true;
}
