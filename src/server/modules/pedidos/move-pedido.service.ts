import { errorMessages } from "#contract/error-messages.ts";
import type { MovePedido } from "#contract/schemas/pedidos-admin.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { Tx } from "../../db/database.ts";
import { AppError, conflict, notFound } from "../../errors.ts";
import {
  eventoMotivos,
  pedidoChanged,
  pedidosActs,
  pedidosMessages,
  retiroMessages,
  retiroMotivos,
} from "./pedidos.messages.ts";
import {
  correctEnvio,
  insertEvento,
  lockPedido,
  movePedido,
  type PedidoRow,
} from "./pedidos.queries.ts";
import { selectPendingReembolso } from "./reembolso/reembolsos.queries.ts";
import { tellBuyer } from "./tell-buyer.ts";

export type PedidoAct = { pedidoId: number; change: MovePedido; actor: Actor; now: number };

/**
 * Idempotent; a new transportista or seguimiento of an `enviado` corrects it. Answers the Spanish
 * sentence for the owner. Throws 404, and 409 when the pedido moved meanwhile.
 */
export async function advancePedido(tx: Tx, act: PedidoAct): Promise<string> {
  const { pedidoId, change } = act;
  const pedido = await lockPedido(tx, pedidoId);
  if (!pedido) throw notFound(errorMessages.pedidoNotFound);
  const envio = isHandedOver(pedido, change) ? readEnvio(change) : undefined;
  if (await selectPendingReembolso(tx, pedidoId)) throw conflict(pedidosMessages.reembolsoPending);
  if (pedido.estado === change.estado) {
    if (!envio || isSameEnvio(pedido, envio)) return pedidosMessages.unchanged;
    // The caller has not seen this number.
    if (!wasSeen(pedido, change)) throw conflict(pedidoChanged(pedido));
    return correctSeguimiento(tx, { ...act, pedido, envio });
  }
  if (!wasSeen(pedido, change)) throw conflict(pedidoChanged(pedido));
  const words = wordsOf(pedido);
  const motivo = words.motivos[change.estado];
  const { actor, now } = act;
  const isMoved = await movePedido(tx, {
    id: pedidoId,
    to: change.estado,
    motivo,
    autor: actor.nombre,
    now,
    ...(envio ? { envio } : {}),
  });
  if (!isMoved) throw conflict(pedidoChanged(pedido));
  await recordAct(tx, {
    actor,
    accion: pedidosActs.moved,
    entidad: "pedido",
    entidad_id: pedidoId,
    antes: { estado: pedido.estado },
    despues: { estado: change.estado, ...(envio && trailOf(envio)) },
    now,
  });
  const plantilla = `pedido_${change.estado}` as const;
  await tellBuyer(tx, { pedido, plantilla, clave: `${plantilla}:${pedidoId}`, now });
  return words.messages[change.estado];
}

/** A pedido that is fetched goes to no transportista. */
function isHandedOver({ despacho_modo }: PedidoRow, { estado }: MovePedido): boolean {
  return estado === "enviado" && despacho_modo !== "retiro";
}

function wordsOf({ despacho_modo }: PedidoRow) {
  return despacho_modo === "retiro"
    ? { motivos: retiroMotivos, messages: retiroMessages }
    : { motivos: eventoMotivos, messages: pedidosMessages };
}

function wasSeen({ estado }: PedidoRow, { desde }: MovePedido): boolean {
  return desde === undefined || desde === estado;
}

type Envio = { transportista: string; seguimiento: string };

function readEnvio({ transportista, seguimiento }: MovePedido): Envio {
  const campos: Record<string, string> = {};
  if (transportista === "") campos.transportista = errorMessages.transportistaRequired;
  if (seguimiento === "") campos.seguimiento = errorMessages.seguimientoRequired;
  const message = Object.values(campos)[0];
  if (message !== undefined) throw new AppError({ status: 422, message, campos });
  return { transportista, seguimiento };
}

function isSameEnvio(pedido: PedidoRow, { transportista, seguimiento }: Envio): boolean {
  return pedido.transportista === transportista && pedido.seguimiento === seguimiento;
}

async function correctSeguimiento(
  tx: Tx,
  { pedido, envio, actor, now }: PedidoAct & { pedido: PedidoRow; envio: Envio },
): Promise<string> {
  const { id } = pedido;
  if (!(await correctEnvio(tx, { id, ...envio }))) throw conflict(pedidoChanged(pedido));
  const evento = await insertEvento(tx, {
    pedido_id: id,
    estado: "enviado",
    motivo: eventoMotivos.corrected,
    autor: actor.nombre,
    now,
  });
  await recordAct(tx, {
    actor,
    accion: pedidosActs.corrected,
    entidad: "pedido",
    entidad_id: id,
    antes: { transportista: pedido.transportista },
    despues: trailOf(envio),
    now,
  });
  const clave = `pedido_enviado:${id}:${evento}`;
  const plantilla = "pedido_seguimiento_corregido";
  await tellBuyer(tx, { pedido, plantilla, clave, now });
  return pedidosMessages.corrected;
}

/** The number leads to the buyer's door, and the trail can never forget it. */
function trailOf({ transportista }: Envio) {
  return { transportista, seguimiento: "guardado" };
}
