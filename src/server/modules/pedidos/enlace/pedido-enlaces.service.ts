import { errorMessages } from "#contract/error-messages.ts";
import type { PedidoDeEnlace } from "#contract/schemas/invitado.ts";
import { secretLink } from "#contract/values/persona/secret-link.ts";
import { terms } from "#contract/values/rights/data-kinds.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { AppContext } from "../../../context.ts";
import { type Db, inTransaction, type Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import { days } from "../../../time/clock.ts";
import {
  hashOneTimeToken,
  isInvitado,
  lockUsuarioRow,
  newOneTimeToken,
} from "../../acceso/index.ts";
import { pedidosActs } from "../pedidos.messages.ts";
import { type PedidoRow, selectPedido } from "../pedidos.queries.ts";
import { readPedido } from "../pedidos.service.ts";
import {
  deletePedidoEnlaces,
  deletePedidoEnlacesBefore,
  findPedidoOfEnlace,
  insertPedidoEnlace,
} from "./pedido-enlaces.queries.ts";

type Writing = Pick<AppContext, "db" | "clock">;
type Owned = Pick<PedidoRow, "id" | "usuario_id">;

/**
 * Where a mail leads: an invitado's pedido by a new link, which reads that pedido only; an account's, behind its
 * sign-in, by `path`.
 */
export async function pedidoPath(
  { db, clock }: Writing,
  { id, usuario_id }: Owned,
  path: string,
): Promise<string> {
  if (!(await isInvitado(db, usuario_id))) return path;
  return inTransaction(db, async (tx) => {
    await lockUsuarioRow(tx, usuario_id);
    // Re-read under lock: a concurrent erasure may have ended all links, or an account taken the pedido.
    if (!(await isInvitado(tx, usuario_id))) return path;
    const now = clock.now();
    const { token, hash } = newOneTimeToken();
    const expira_en = now + days(terms.pedidoEnlaceDays);
    await insertPedidoEnlace(tx, { hash, pedido_id: id, creado_en: now, expira_en });
    return secretLink("/pedido", token);
  });
}

type Opening = { enlace: string; now: number };

/** Throws 404, the same for a forged, an ended and an old link. */
export async function openPedidoEnlace(db: Db, opening: Opening): Promise<PedidoDeEnlace> {
  return readByCapability(db, await findPedidoByEnlace(db, opening));
}

/** The id of its pedido. Throws 404, the same for a forged, an ended and an old link. */
export async function findPedidoByEnlace(db: Db, { enlace, now }: Opening): Promise<number> {
  const id = await findPedidoOfEnlace(db, { hash: hashOneTimeToken(enlace), now });
  if (id === undefined) throw notFound(errorMessages.enlaceInvalid);
  return id;
}

/** Throws 404 without one. */
export async function readByCapability(db: Db, id: number | undefined): Promise<PedidoDeEnlace> {
  const row = id === undefined ? undefined : await selectPedido(db, id);
  if (!row) throw notFound(errorMessages.enlaceInvalid);
  return { ...(await readPedido(db, row)), nombre: row.nombre, email: row.email };
}

/** Ends this link and all that were sent before; the next mail brings a new one. Throws 404. */
export async function endPedidoEnlace(tx: Tx, { enlace, now }: Opening): Promise<void> {
  const id = await findPedidoByEnlace(tx, { enlace, now });
  await deletePedidoEnlaces(tx, [id]);
}

type Ending = { pedido_id: number; actor: Actor; now: number };

/** By the owner. Answers how many ended. Throws 404. */
export async function endPedidoEnlaces(tx: Tx, { pedido_id, actor, now }: Ending): Promise<number> {
  if (!(await selectPedido(tx, pedido_id))) throw notFound(errorMessages.pedidoNotFound);
  const ended = await deletePedidoEnlaces(tx, [pedido_id]);
  await recordAct(tx, {
    actor,
    accion: pedidosActs.enlacesEnded,
    entidad: "pedido",
    entidad_id: pedido_id,
    antes: { enlaces: ended },
    despues: { enlaces: 0 },
    now,
  });
  return ended;
}

export async function prunePedidoEnlaces({ db, clock }: Writing): Promise<void> {
  await deletePedidoEnlacesBefore(db, clock.now() - days(terms.token));
}
