import { errorMessages } from "#contract/error-messages.ts";
import type { CreateDevolucion, PedidoDevoluciones } from "#contract/schemas/devoluciones.ts";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import type { Session } from "../../context.ts";
import type { Db, Tx } from "../../db/database.ts";
import { AppError, conflict, notFound } from "../../errors.ts";
import { enqueueCorreo } from "../../outbox/index.ts";
import { isAnonymous } from "../acceso/index.ts";
import {
  findPedidoByEnlace,
  lockPedido,
  type PedidoRow,
  readPedido,
  selectPedido,
} from "../pedidos/index.ts";
import { pauseTrabajos } from "../taller/index.ts";
import { insertFotos } from "./devolucion-fotos.queries.ts";
import type { DevolucionesCorreos } from "./devoluciones.correos.ts";
import { devolucionesMessages as messages } from "./devoluciones.messages.ts";
import { insertDevolucion } from "./devoluciones.queries.ts";
import { checkUnits, type DevolucionConLineas, findHindrance } from "./open-units.ts";
import { describeForBuyer, readAsked } from "./read-devoluciones.service.ts";

/** In one pedido, without an answer. */
const maxOpen = 5;
const maxOfPedido = 30;

export type Caller = {
  pedido_id?: number | undefined;
  enlace?: string | undefined;
  session: Pick<Session, "usuario_id"> | null;
  now: number;
};

/** Throws 401 without a session, 404 for a pedido of somebody else and for a link that ended. */
export async function openDevoluciones(db: Db, caller: Caller): Promise<PedidoDevoluciones> {
  const row = await selectPedido(db, await findId(db, caller));
  const pedido = await readPedido(db, ownOf(row, caller));
  return describeForBuyer({ pedido, asked: await readAsked(db, pedido.id), now: caller.now });
}

/** Throws what `askDevolucion` would, before a picture of anybody is read. */
export async function checkAsking(
  db: Db,
  { caller, wish }: Pick<Ask, "caller" | "wish">,
): Promise<void> {
  const row = ownOf(await selectPedido(db, await findId(db, caller)), caller);
  const [pedido, asked] = [await readPedido(db, row), await readAsked(db, row.id)];
  checkWish(wish, { pedido, asked, now: caller.now });
}

type Ask = {
  caller: Caller;
  wish: CreateDevolucion;
  /** WebP; of a repeated wish they are not kept again. */
  fotos?: readonly Buffer[];
  inbox: string;
};
type Asked = { mensaje: string; pedido: PedidoDevoluciones };

/**
 * One for each clave. Throws 401 and 404 as `openDevoluciones`, 422 for lines that cannot be asked for, 409 when it is
 * too late, the units are not there, or too many wait for an answer.
 */
export async function askDevolucion(
  tx: Tx,
  { caller, wish, fotos = [], inbox }: Ask,
): Promise<Asked> {
  const { now } = caller;
  // Re-read under lock: an erasure may have taken the person out meanwhile.
  const row = ownOf(await lockPedido(tx, await findId(tx, caller)), caller);
  const pedido = await readPedido(tx, row);
  const asked = await readAsked(tx, row.id);
  if (checkWish(wish, { pedido, asked, now }) === "repeated")
    return { mensaje: messages.repeated, pedido: describeForBuyer({ pedido, asked, now }) };
  const id = await insertDevolucion(tx, { ...toRow(wish), pedido_id: row.id, now });
  if (wish.tipo === "retracto")
    await pauseTrabajos(tx, { pedido_id: row.id, lineas: wish.lineas, now });
  await insertFotos(tx, { devolucion_id: id, pedido_id: row.id, fotos, now });
  await tellBoth(tx, { id, pedido: row, inbox, now });
  const asking = { pedido, asked: await readAsked(tx, row.id), now };
  return { mensaje: messages.created, pedido: describeForBuyer(asking) };
}

type Known = { pedido: Pedido; asked: readonly DevolucionConLineas[]; now: number };

function checkWish(wish: CreateDevolucion, { pedido, asked, now }: Known): "new" | "repeated" {
  const repeated = asked.find(({ clave }) => clave === wish.clave);
  if (repeated) {
    if (!isSame(repeated, wish)) throw conflict(messages.otherWish);
    return "repeated";
  }
  const hindrance = findHindrance(pedido, { tipo: wish.tipo, now });
  if (hindrance) throw hindrance;
  checkUnits({ pedido, asked }, wish);
  if (asked.filter(({ estado }) => estado === "pedida").length >= maxOpen)
    throw conflict(messages.tooManyOpen);
  if (asked.length >= maxOfPedido) throw conflict(messages.tooMany);
  return "new";
}

async function findId(db: Db, { pedido_id, enlace, session, now }: Caller): Promise<number> {
  if (enlace !== undefined) return findPedidoByEnlace(db, { enlace, now });
  if (!session || pedido_id === undefined)
    throw new AppError({ status: 401, message: errorMessages.unauthenticated });
  return pedido_id;
}

function ownOf(row: PedidoRow | undefined, { enlace, session }: Caller): PedidoRow {
  const isOwn = enlace !== undefined || row?.usuario_id === session?.usuario_id;
  if (!row || !isOwn || isAnonymous(row)) throw notFound(errorMessages.pedidoNotFound);
  return row;
}

function toRow({ tipo, solucion = "dinero", lineas, detalle, clave }: CreateDevolucion) {
  return { tipo, solucion, lineas, detalle, clave };
}

function isSame(known: DevolucionConLineas, wish: CreateDevolucion): boolean {
  const { tipo, solucion, lineas } = toRow(wish);
  const keyOf = (units: CreateDevolucion["lineas"]) =>
    units
      .map(({ detalle_id, cantidad }) => `${detalle_id}×${cantidad}`)
      .sort()
      .join();
  return (
    known.tipo === tipo && known.solucion === solucion && keyOf(known.lineas) === keyOf(lineas)
  );
}

type Told = { id: number; pedido: PedidoRow; inbox: string; now: number };

async function tellBoth(tx: Tx, { id, pedido, inbox, now }: Told): Promise<void> {
  const datos = { devolucion_id: id };
  await enqueueCorreo<DevolucionesCorreos>(
    tx,
    {
      clave: `devolucion_pedida:${id}`,
      plantilla: "devolucion_pedida",
      para: pedido.email,
      datos,
      now,
    },
    { clave: `devolucion_nueva:${id}`, plantilla: "devolucion_nueva", para: inbox, datos, now },
  );
}
