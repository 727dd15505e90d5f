import type { AppContext } from "../../context.ts";
import { type Db, inTransaction } from "../../db/database.ts";
import { enqueueCorreo } from "../../outbox/index.ts";
import { bumpCatalogoVersion, returnSoldReservas } from "../catalogo/index.ts";
import { isAnonymous } from "../cuentas/index.ts";
import {
  finishReembolso,
  movePedido,
  paidEstados,
  type ReembolsoRow,
  selectPedido,
} from "../pedidos/index.ts";
import { type Intento, moveIntento } from "./intentos.queries.ts";

type Finish = { intento: Intento; tipo: string };

/**
 * Writes that the owner's refund is done, all of it in one transaction: attempt, reembolso, pedido,
 * stock and the mail. Whoever comes second changes nothing.
 */
export async function finishReembolsoOf(
  ctx: AppContext,
  { intento, tipo, reembolso }: Finish & { reembolso: ReembolsoRow },
): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    if (!(await closeRefunded(tx, { intento, tipo, now }))) return;
    const isMoved = await movePedido(tx, {
      id: intento.pedido_id,
      to: "reembolsado",
      from: paidEstados,
      motivo: "cargo devuelto",
      autor: reembolso.autor,
      now,
    });
    const isFinished = await finishReembolso(tx, { id: reembolso.id, tipo, now });
    if (!isMoved || !isFinished)
      throw new Error(`pedido ${intento.pedido_id} left its paid state while it was refunded`);
    if (reembolso.reponer_stock === 1) await returnSoldReservas(tx, intento.id);
    await tellBuyer(tx, { intento, plantilla: "pedido_reembolsado", id: intento.pedido_id, now });
    await bumpCatalogoVersion(tx);
  });
  ctx.wakeOutbox();
}

/**
 * Writes that money is back which the shop could not keep. A pedido that another attempt paid stays
 * paid, and its buyer does not read that it was refunded.
 */
export async function finishOwnRefund(ctx: AppContext, { intento, tipo }: Finish): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    if (!(await closeRefunded(tx, { intento, tipo, now }))) return;
    const isPedidoRefunded = await movePedido(tx, {
      id: intento.pedido_id,
      to: "reembolsado",
      from: ["en_revision"],
      motivo: "cargo devuelto",
      now,
    });
    const plantilla = isPedidoRefunded ? "cargo_devuelto" : "cargo_repetido_devuelto";
    await tellBuyer(tx, { intento, plantilla, id: intento.id, now });
  });
  ctx.wakeOutbox();
}

async function closeRefunded(
  tx: Db,
  { intento, tipo, now }: Finish & { now: number },
): Promise<boolean> {
  const facts = { proxima_consulta_en: null, estado_proveedor: tipo };
  return moveIntento(tx, { id: intento.id, to: "reembolsado", now, facts });
}

type Letter = { intento: Intento; plantilla: string; id: number; now: number };

async function tellBuyer(tx: Db, { intento, plantilla, id, now }: Letter): Promise<void> {
  const pedido = await selectPedido(tx, intento.pedido_id);
  // Nobody is left behind an erased account.
  if (!pedido || isAnonymous(pedido)) return;
  await enqueueCorreo(tx, {
    clave: `${plantilla}:${id}`,
    plantilla,
    para: pedido.email,
    datos: { pedido_id: pedido.id, intento_id: intento.id },
    now,
  });
}
