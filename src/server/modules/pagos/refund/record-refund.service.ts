import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { enqueueCorreo } from "../../../outbox/index.ts";
import { isAnonymous } from "../../acceso/index.ts";
import { bumpCatalogoVersion, returnSoldReservas } from "../../catalogo/index.ts";
import {
  finishReembolso,
  movePedido,
  paidEstados,
  type ReembolsoRow,
  selectPedido,
} from "../../pedidos/index.ts";
import { type Intento, moveIntento } from "../intentos.queries.ts";
import type { PagosCorreos } from "../pagos.correos.ts";

/** The money went back outside the provider, by the owner's word. */
const otraVia = "OTRA_VIA";

type Finish = {
  intento: Intento;
  /** The provider's word, or OTRA_VIA. */
  tipo: string;
  /** Only when nobody tries any more. */
  isStopped?: true;
  /** What is written with it. */
  note?: (tx: Tx) => Promise<void>;
};

/**
 * Writes that the owner's refund is done, all of it in one transaction: attempt, reembolso, pedido,
 * stock and the mail. Whoever comes second changes nothing, and is answered false.
 */
export async function finishReembolsoOf(
  ctx: AppContext,
  { reembolso, ...finish }: Finish & { reembolso: ReembolsoRow },
): Promise<boolean> {
  const { intento, tipo } = finish;
  const now = ctx.clock.now();
  const isDone = await inTransaction(ctx.db, async (tx) => {
    if (!(await closeRefunded(tx, { ...finish, now }))) return false;
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
    return true;
  });
  return tellDone(ctx, isDone);
}

/**
 * Writes that money is back which the shop could not keep. A pedido that another attempt paid stays
 * paid, and its buyer does not read that it was refunded.
 */
export async function finishOwnRefund(ctx: AppContext, finish: Finish): Promise<boolean> {
  const { intento } = finish;
  const now = ctx.clock.now();
  const isDone = await inTransaction(ctx.db, async (tx) => {
    if (!(await closeRefunded(tx, { ...finish, now }))) return false;
    const isPedidoRefunded = await movePedido(tx, {
      id: intento.pedido_id,
      to: "reembolsado",
      from: ["en_revision"],
      motivo: "cargo devuelto",
      now,
    });
    const plantilla = isPedidoRefunded ? "cargo_devuelto" : "cargo_repetido_devuelto";
    await tellBuyer(tx, { intento, plantilla, id: intento.id, now });
    return true;
  });
  return tellDone(ctx, isDone);
}

function tellDone(ctx: AppContext, isDone: boolean): boolean {
  if (isDone) ctx.countPayment("refunded");
  return isDone;
}

async function closeRefunded(
  tx: Tx,
  { intento, tipo, now, isStopped, note }: Finish & { now: number },
): Promise<boolean> {
  // By another way, the provider's own word stays what it was.
  const word = tipo === otraVia ? ({ por_otra_via: 1 } as const) : { estado_proveedor: tipo };
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
  // Nobody is left behind an erased account.
  if (!pedido || isAnonymous(pedido)) return;
  await enqueueCorreo<PagosCorreos>(tx, {
    clave: `${plantilla}:${id}`,
    plantilla,
    para: pedido.email,
    datos: { pedido_id: pedido.id, intento_id: intento.id },
    now,
  });
}
