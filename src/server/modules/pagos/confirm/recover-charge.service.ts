import type { Medida } from "#contract/schemas/conciliacion.ts";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import type { PaymentResult } from "../../../providers/payment.ts";
import { holdUsuario, isAnonymous } from "../../acceso/index.ts";
import { selectPedido } from "../../pedidos/index.ts";
import { hasLaterPayment, type Intento, moveIntento, selectIntento } from "../intentos.queries.ts";
import { reverseLater } from "../refund/queue-refund.service.ts";
import { settleIntento, toFacts } from "./record-result.service.ts";

/** Whoever bought was told that the goods are gone, or has begun another payment: they expect no parcel. */
const goneOnEstados: IntentoEstado[] = ["reemplazado", "sin_stock"];

/**
 * Money found at the provider of an attempt that was closed as unpaid. It goes the reconciler's way:
 * the pedido is paid when it can still be kept, otherwise the money goes back. Null when somebody
 * else has moved the attempt meanwhile: theirs is the answer.
 */
export async function settleFound(
  tx: Tx,
  ctx: AppContext,
  { intento, result }: { intento: Intento; result: PaymentResult },
): Promise<Medida | null> {
  const now = ctx.clock.now();
  // Whoever is erasing this account has come first, or waits until the paid pedido can be seen.
  await holdUsuario(tx, intento.usuario_id);
  const from = [intento.estado];
  if (!(await moveIntento(tx, { id: intento.id, to: "confirmando", from, now }))) return null;
  const pedido = await selectPedido(tx, intento.pedido_id);
  const isNobody = !pedido || isAnonymous(pedido);
  const isGone =
    isNobody || goneOnEstados.includes(intento.estado) || (await hasLaterPayment(tx, intento));
  const motivo = "apareció cobrado después de darse por no pagado";
  const isMoved = isGone
    ? await reverseLater(tx, ctx, { intento, motivo, facts: toFacts(result) })
    : await settleIntento(tx, ctx, { intento, result });
  if (!isMoved) throw new Error(`money of attempt ${intento.id} found no place`);
  const after = await selectIntento(tx, intento.id);
  return after?.estado === "autorizado" ? "registrado" : "en_devolucion";
}

/** Ended without money, as far as we knew. */
const closedEstados: IntentoEstado[] = [
  "abortado",
  "expirado",
  "rechazado",
  "reemplazado",
  "sin_stock",
];

/**
 * Settles money that was taken by a confirmation which outlived its claim: its attempt was closed
 * meanwhile. `result` is what the provider's record says now. False when the attempt is not closed.
 */
export async function settleClosed(
  ctx: AppContext,
  id: number,
  result: PaymentResult,
): Promise<boolean> {
  const found = await inTransaction(ctx.db, async (tx) => {
    const intento = await selectIntento(tx, id);
    if (!intento || !closedEstados.includes(intento.estado)) return null;
    const medida = await settleFound(tx, ctx, { intento, result });
    return medida === null ? null : { medida, pedido: intento.pedido_id };
  });
  if (found === null) return false;
  countFound(ctx, found.medida);
  ctx.log.error({ intento: id, ...found }, "a payment that was closed has been charged");
  return true;
}

/** What follows once money that was found is written. */
export function countFound(ctx: AppContext, medida: Medida): void {
  ctx.countPayment(medida === "registrado" ? "settled" : "to_refund");
}
