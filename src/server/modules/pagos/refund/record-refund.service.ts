import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { enqueueCorreo } from "../../../outbox/index.ts";
import { isAnonymous } from "../../acceso/index.ts";
import { bumpSold, returnSoldReservas } from "../../catalogo/index.ts";
import {
  markReembolsoDone,
  movePedido,
  paidEstados,
  type ReembolsoRow,
  selectPedido,
} from "../../pedidos/index.ts";
import { type Intento, moveIntento } from "../intentos.queries.ts";
import type { PagosCorreos } from "../pagos.correos.ts";
import { motivos } from "../pagos.messages.ts";

/** Stands for the provider's word when the owner gave the money back without it. */
export const outsideProvider = "OTRA_VIA";

type DoneRefund = {
  intento: Intento;
  tipo: string;
  /** Only when the reconciler has stopped trying. */
  isStopped?: true;
  /** Part of the same transaction. */
  note?: (tx: Tx) => Promise<void>;
};

/** Intento, reembolso, pedido, stock and mail. False when it was written before. */
export async function recordReembolso(
  ctx: AppContext,
  { reembolso, ...refund }: DoneRefund & { reembolso: ReembolsoRow },
): Promise<boolean> {
  const { intento, tipo } = refund;
  const now = ctx.clock.now();
  const isDone = await inTransaction(ctx.db, async (tx) => {
    if (!(await moveToRefunded(tx, { ...refund, now }))) return false;
    const isMoved = await movePedido(tx, {
      id: intento.pedido_id,
      to: "reembolsado",
      from: paidEstados,
      motivo: motivos.refunded,
      autor: reembolso.autor,
      now,
    });
    const isMarked = await markReembolsoDone(tx, { id: reembolso.id, tipo, now });
    if (!isMoved || !isMarked)
      throw new Error(`pedido ${intento.pedido_id} left its paid state while it was refunded`);
    if (reembolso.reponer_stock === 1) await returnSoldReservas(tx, intento.id);
    await tellBuyer(tx, { intento, plantilla: "pedido_reembolsado", id: intento.pedido_id, now });
    await bumpSold(tx, intento.id);
    return true;
  });
  if (isDone) ctx.countPayment("refunded");
  return isDone;
}

/** A pedido that another intento paid stays paid. False when it was written before. */
export async function recordAutomaticRefund(ctx: AppContext, refund: DoneRefund): Promise<boolean> {
  const { intento } = refund;
  const now = ctx.clock.now();
  const isDone = await inTransaction(ctx.db, async (tx) => {
    if (!(await moveToRefunded(tx, { ...refund, now }))) return false;
    const isPedidoRefunded = await movePedido(tx, {
      id: intento.pedido_id,
      to: "reembolsado",
      from: ["en_revision"],
      motivo: motivos.refunded,
      now,
    });
    const plantilla = isPedidoRefunded ? "cargo_devuelto" : "cargo_repetido_devuelto";
    await tellBuyer(tx, { intento, plantilla, id: intento.id, now });
    return true;
  });
  if (isDone) ctx.countPayment("refunded");
  return isDone;
}

async function moveToRefunded(
  tx: Tx,
  { intento, tipo, now, isStopped, note }: DoneRefund & { now: number },
): Promise<boolean> {
  // The provider's last word stays.
  const word =
    tipo === outsideProvider ? ({ por_otra_via: 1 } as const) : { estado_proveedor: tipo };
  const facts = { proxima_consulta_en: null, ...word };
  const move = { id: intento.id, to: "reembolsado", now, facts } as const;
  if (!(await moveIntento(tx, isStopped ? { ...move, isStopped } : move))) return false;
  await note?.(tx);
  return true;
}

type BuyerPlantilla = "pedido_reembolsado" | "cargo_devuelto" | "cargo_repetido_devuelto";
type Letter = { intento: Intento; plantilla: BuyerPlantilla; id: number; now: number };

async function tellBuyer(tx: Tx, { intento, plantilla, id, now }: Letter): Promise<void> {
  const pedido = await selectPedido(tx, intento.pedido_id);
  if (!pedido || isAnonymous(pedido)) return;
  await enqueueCorreo<PagosCorreos>(tx, {
    clave: `${plantilla}:${id}`,
    plantilla,
    para: pedido.email,
    datos: { pedido_id: pedido.id, intento_id: intento.id },
    now,
  });
}
