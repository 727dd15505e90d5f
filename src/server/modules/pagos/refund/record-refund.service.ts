import { formatClp } from "#contract/values/pago/clp.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { conflict } from "../../../errors.ts";
import { enqueueCorreo } from "../../../outbox/index.ts";
import { isAnonymous } from "../../acceso/index.ts";
import { catalogoChanged, returnSoldUnits } from "../../catalogo/index.ts";
import {
  addDevuelto,
  insertEvento,
  lockPedido,
  markReembolsoDone,
  movePedido,
  type PedidoRow,
  paidEstados,
  type ReembolsoRow,
  readReembolsos,
  selectDetalles,
  selectPedido,
  selectReembolso,
} from "../../pedidos/index.ts";
import { type Intento, type IntentoFacts, lockIntento, moveIntento } from "../intentos.queries.ts";
import type { PagosCorreos } from "../pagos.correos.ts";
import { motivos, pagosMessages } from "../pagos.messages.ts";

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
    const locked = await lockIntento(tx, intento.id);
    const pedido = await lockPedido(tx, intento.pedido_id);
    // A withdrawn one may have been asked for again.
    const current = await selectReembolso(tx, reembolso.id);
    if (!current && refund.note) throw conflict(pagosMessages.askedAgain);
    if (!locked || !pedido || current?.estado !== "pendiente") return false;
    const word = ctx.payment.words.partly_returned.state;
    const books = { ...refund, intento: locked, pedido, reembolso, word, now };
    const isRest = pedido.devuelto + reembolso.monto === pedido.total;
    const isWritten = isRest ? await recordRest(tx, books) : await recordPart(tx, books);
    if (!isWritten) return false;
    const isAdded = await addDevuelto(tx, { pedido_id: pedido.id, monto: reembolso.monto });
    const isMarked = await markReembolsoDone(tx, { id: reembolso.id, tipo, now });
    if (!isAdded || !isMarked)
      throw new Error(`pedido ${pedido.id} left its paid state while it was refunded`);
    if (reembolso.reponer_stock === 1) await restock(tx, { intento, reembolso });
    await tellOfReembolso(tx, { intento, reembolso, isRest, now });
    catalogoChanged(tx, { ventas: true });
    return true;
  });
  if (isDone) ctx.countPayment("refunded");
  return isDone;
}

type Books = DoneRefund & {
  pedido: PedidoRow;
  reembolso: ReembolsoRow;
  /** The provider's, for a payment of which a part has gone back. */
  word: string;
  now: number;
};

/** All is back: the pedido ends. */
async function recordRest(tx: Tx, { pedido, reembolso, ...refund }: Books): Promise<boolean> {
  const { intento, tipo, now } = refund;
  const devuelto = intento.devuelto + (tipo === outsideProvider ? 0 : reembolso.monto);
  if (!(await moveToRefunded(tx, { ...refund, devuelto }))) return false;
  const isMoved = await movePedido(tx, {
    id: pedido.id,
    to: "reembolsado",
    from: paidEstados,
    motivo: motivos.refunded,
    autor: reembolso.autor,
    now,
  });
  if (!isMoved) throw new Error(`pedido ${pedido.id} left its paid state while it was refunded`);
  return true;
}

/** The pedido goes on, and so does its payment, of which less is left. */
async function recordPart(tx: Tx, { pedido, reembolso, ...refund }: Books): Promise<boolean> {
  const { intento, tipo, word, now, isStopped, note } = refund;
  const facts: IntentoFacts = { motivo: null, proxima_consulta_en: null };
  if (tipo === outsideProvider) facts.por_otra_via = 1;
  else {
    facts.devuelto = intento.devuelto + reembolso.monto;
    facts.estado_proveedor = word;
  }
  const move = { id: intento.id, to: "autorizado", from: ["por_reembolsar"], now, facts } as const;
  if (!(await moveIntento(tx, isStopped ? { ...move, isStopped } : move))) return false;
  await note?.(tx);
  await insertEvento(tx, {
    pedido_id: pedido.id,
    estado: pedido.estado,
    motivo: motivos.partRefunded(formatClp(reembolso.monto)),
    autor: reembolso.autor,
    now,
  });
  return true;
}

async function restock(
  tx: Tx,
  { intento, reembolso }: { intento: Intento; reembolso: ReembolsoRow },
): Promise<void> {
  const [own] = (await readReembolsos(tx, [intento.pedido_id])).filter(
    ({ id }) => id === reembolso.id,
  );
  const detalles = await selectDetalles(tx, [intento.pedido_id]);
  const units = (own?.lineas ?? []).map(({ detalle_id, cantidad }) => {
    const detalle = detalles.find(({ id }) => id === detalle_id);
    if (!detalle) throw new Error(`reembolso ${reembolso.id} is of a line that is gone`);
    return { producto_id: detalle.producto_id, cantidad };
  });
  await returnSoldUnits(tx, { intentoId: intento.id, units });
}

/** A pedido that another intento paid stays paid. False when it was written before. */
export async function recordAutomaticRefund(ctx: AppContext, refund: DoneRefund): Promise<boolean> {
  const { intento } = refund;
  const now = ctx.clock.now();
  const isDone = await inTransaction(ctx.db, async (tx) => {
    const devuelto = refund.tipo === outsideProvider ? intento.devuelto : intento.monto;
    if (!(await moveToRefunded(tx, { ...refund, devuelto, now }))) return false;
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
  { intento, tipo, devuelto, now, isStopped, note }: DoneRefund & { devuelto: number; now: number },
): Promise<boolean> {
  // The provider's last word stays.
  const word =
    tipo === outsideProvider ? ({ por_otra_via: 1 } as const) : { estado_proveedor: tipo };
  const facts = { proxima_consulta_en: null, devuelto, ...word };
  const move = { id: intento.id, to: "reembolsado", now, facts } as const;
  if (!(await moveIntento(tx, isStopped ? { ...move, isStopped } : move))) return false;
  await note?.(tx);
  return true;
}

type Told = { intento: Intento; reembolso: ReembolsoRow; isRest: boolean; now: number };

async function tellOfReembolso(tx: Tx, { intento, reembolso, isRest, now }: Told): Promise<void> {
  const { id: reembolso_id } = reembolso;
  const letter = isRest
    ? { plantilla: "pedido_reembolsado" as const, id: intento.pedido_id }
    : { plantilla: "pedido_reembolsado_en_parte" as const, id: reembolso_id };
  await tellBuyer(tx, { ...letter, intento, reembolso_id, now });
}

type BuyerPlantilla =
  | "pedido_reembolsado"
  | "pedido_reembolsado_en_parte"
  | "cargo_devuelto"
  | "cargo_repetido_devuelto";
type Letter = {
  intento: Intento;
  plantilla: BuyerPlantilla;
  id: number;
  reembolso_id?: number;
  now: number;
};

async function tellBuyer(tx: Tx, letter: Letter): Promise<void> {
  const { intento, plantilla, id, reembolso_id, now } = letter;
  const pedido = await selectPedido(tx, intento.pedido_id);
  if (!pedido || isAnonymous(pedido)) return;
  await enqueueCorreo<PagosCorreos>(tx, {
    clave: `${plantilla}:${id}`,
    plantilla,
    para: pedido.email,
    datos: {
      pedido_id: pedido.id,
      intento_id: intento.id,
      ...(reembolso_id !== undefined && { reembolso_id }),
    },
    now,
  });
}
