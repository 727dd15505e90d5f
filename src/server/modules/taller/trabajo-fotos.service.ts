import { errorMessages } from "#contract/error-messages.ts";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { canBePhotographed } from "#contract/values/taller/trabajo-steps.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { Session } from "../../context.ts";
import type { Db, Tx } from "../../db/database.ts";
import { AppError, notFound } from "../../errors.ts";
import {
  findPedidoByEnlace,
  forEachOwnPedidos,
  pedidoNumero,
  selectPedido,
} from "../pedidos/index.ts";
import { lockTrabajos, tellMoved } from "./lock-trabajos.service.ts";
import { tallerMessages as messages, tallerActs } from "./taller.messages.ts";
import { deleteFotos, saveFoto, selectFoto, selectPhotographed } from "./trabajo-fotos.queries.ts";
import { checkedTrabajoEstados } from "./trabajo-transitions.ts";
import { selectTrabajosById, type TrabajoRow } from "./trabajos.queries.ts";

type Photograph = {
  id: number;
  /** WebP; null takes the photograph away. */
  bytes: Buffer | null;
  actor: Actor;
  now: number;
};

/**
 * Answers the Spanish sentence for the owner. Throws 404, and 409 for a piece that is not at its check or whose pedido has
 * left.
 */
export async function photographTrabajo(tx: Tx, photograph: Photograph): Promise<string> {
  const { id, bytes, actor, now } = photograph;
  const [row] = await lockTrabajos(tx, [id]);
  if (!row) throw notFound(messages.notFound);
  const had = (await selectFoto(tx, id)) !== undefined;
  if (bytes === null && !had) return messages.unchanged;
  if (!canBePhotographed(row)) throw await tellMoved(tx, row);
  if (bytes) await saveFoto(tx, { trabajo_id: id, bytes, now });
  else await deleteFotos(tx, [id]);
  await recordAct(tx, {
    ...{ actor, now, entidad: "trabajo", entidad_id: id },
    accion: bytes ? tallerActs.photographed : tallerActs.fotoRemoved,
    antes: { foto: had },
    despues: { foto: bytes !== null, pedidos: pedidoNumero(row.pedido_id) },
  });
  return bytes ? messages.photographed : messages.fotoRemoved;
}

type Opening = {
  id: number;
  enlace?: string | undefined;
  session: Pick<Session, "usuario_id" | "rol"> | null;
  now: number;
};

/**
 * A data URL. Throws 401 without a session and a link, 404 for a link that ended, and the same 404 for a photograph that is
 * not there and for one that the caller may not see.
 */
export async function openTrabajoFoto(db: Db, opening: Opening): Promise<string> {
  const { id, enlace, session, now } = opening;
  if (enlace === undefined && !session)
    throw new AppError({ status: 401, message: errorMessages.unauthenticated });
  const pedidoId = enlace === undefined ? null : await findPedidoByEnlace(db, { enlace, now });
  const [row] = await selectTrabajosById(db, [id]);
  const maySee =
    row !== undefined &&
    (pedidoId === null
      ? await isOfSession(db, row, session)
      : row.pedido_id === pedidoId && isChecked(row));
  const contenido = maySee ? await selectFoto(db, id) : undefined;
  if (contenido === undefined) throw notFound(messages.noFoto);
  return `data:image/webp;base64,${contenido}`;
}

async function isOfSession(db: Db, row: TrabajoRow, session: Opening["session"]) {
  if (session?.rol === "admin") return true;
  const pedido = await selectPedido(db, row.pedido_id);
  return isChecked(row) && pedido?.usuario_id === session?.usuario_id;
}

const checkedEstados: readonly string[] = checkedTrabajoEstados;

function isChecked({ estado }: Pick<TrabajoRow, "estado">): boolean {
  return checkedEstados.includes(estado);
}

/** Says of each pedido which of its pieces the buyer can see on a photograph. */
export async function withFotos<T extends Pedido>(db: Db, pedidos: readonly T[]): Promise<T[]> {
  const all = await selectPhotographed(
    db,
    pedidos.map(({ id }) => id),
  );
  const byPedido = Map.groupBy(all.filter(isChecked), ({ pedido_id }) => pedido_id);
  return pedidos.map((pedido) => {
    const fotos = byPedido.get(pedido.id)?.map(({ id, detalle_id }) => ({
      ...{ trabajo_id: id, detalle_id },
    }));
    return fotos ? { ...pedido, fotos } : pedido;
  });
}

/** At an erasure, after the pedidos: their locks keep new ones away. */
export async function eraseTrabajoFotosOf(tx: Tx, usuarioId: number): Promise<void> {
  await forEachOwnPedidos(tx, usuarioId, async (pedidoIds) => {
    const rows = await selectPhotographed(tx, pedidoIds);
    await deleteFotos(
      tx,
      rows.map(({ id }) => id),
    );
  });
}
