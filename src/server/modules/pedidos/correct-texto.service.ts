import { errorMessages } from "#contract/error-messages.ts";
import { type Campo, personalizacionLimits as limits } from "#contract/schemas/campos.ts";
import type { Personalizacion, Valor } from "#contract/schemas/personalizacion.ts";
import {
  correctableTextos,
  correctableUnits,
  isCorrectable,
} from "#contract/values/producto/correctable.ts";
import { checkValor, missingCampo, ownValor } from "#contract/values/producto/personalizacion.ts";
import { unitsLeftOf } from "#contract/values/producto/units-left.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { Tx } from "../../db/database.ts";
import { AppError, conflict, invalid, notFound } from "../../errors.ts";
import { readValores } from "./detalle-valores.ts";
import { writeBusqueda } from "./new-pedido.queries.ts";
import { insertNota } from "./pedido-history.queries.ts";
import { eventoMotivos, pedidosMessages as messages, pedidosActs } from "./pedidos.messages.ts";
import {
  type DetalleRow,
  insertDetalle,
  insertEvento,
  lockPedido,
  type PedidoRow,
  selectDetalles,
  selectPedidoOfDetalle,
  updateDetalle,
} from "./pedidos.queries.ts";
import { toDetalle } from "./pedidos.service.ts";
import { selectPendingReembolso } from "./reembolso/reembolsos.queries.ts";
import { readReembolsos } from "./reembolso/reembolsos.service.ts";
import { tellBuyer } from "./tell-buyer.ts";

export type TextoAct = {
  detalle_id: number;
  /** Units of the line as the owner saw it. */
  cantidad: number;
  /** How many of them change. */
  unidades?: number | undefined;
  textos: Personalizacion;
  nota: string;
  actor: Actor;
  now: number;
  /** Today's campos of a producto. */
  readCampos: (productoId: number) => Promise<readonly Campo[]>;
};

/**
 * Corrects texts and dates of a paid line that was not sent: its precio, choices and producto stay. A part of its
 * units becomes a line of its own. Answers the id of the pedido, the sentence for the owner, and the line whose units
 * all have another text now. Throws 404, 409 when line or pedido moved meanwhile, 422 with `textos.<clave>` for a text
 * that the piece cannot carry.
 */
export async function correctTexto(
  tx: Tx,
  act: TextoAct,
): Promise<{ pedidoId: number; mensaje: string; rewritten: number | null }> {
  const { detalle_id, actor, now } = act;
  const pedidoId = await selectPedidoOfDetalle(tx, detalle_id);
  const pedido = pedidoId === undefined ? undefined : await lockPedido(tx, pedidoId);
  if (!pedido) throw notFound(errorMessages.pedidoNotFound);
  const { id } = pedido;
  const detalle = await findCorrectable(tx, pedido, act);
  const before = readValores(detalle.personalizacion);
  const after = changeValores(before, act.textos, await act.readCampos(detalle.producto_id));
  const changed = after.filter((it, at) => it.valor !== before[at]?.valor);
  if (changed.length === 0) return { pedidoId: id, mensaje: messages.unchanged, rewritten: null };
  const unidades = act.unidades ?? act.cantidad;
  await writeTextos(tx, { detalle, unidades, personalizacion: JSON.stringify(after) });
  await writeBusqueda(tx, { ...pedido, detalles: await selectDetalles(tx, [id]) });
  const { estado } = pedido;
  const motivo = eventoMotivos.textoCorrected;
  const evento = await insertEvento(tx, {
    pedido_id: id,
    estado,
    motivo,
    autor: actor.nombre,
    now,
  });
  await insertNota(tx, { pedido_id: id, texto: act.nota, autor: actor.nombre, now });
  await recordAct(tx, {
    ...{ actor, now },
    accion: pedidosActs.textoCorrected,
    entidad: "pedido",
    entidad_id: id,
    antes: null,
    // The trail can never forget a name that was written on a piece.
    despues: { linea: detalle_id, unidades, campos: changed.map(({ etiqueta }) => etiqueta) },
  });
  const plantilla = "pedido_texto_corregido";
  await tellBuyer(tx, { pedido, plantilla, clave: `pedido_texto:${id}:${evento}`, now });
  const rewritten = unidades === detalle.cantidad ? detalle_id : null;
  return { pedidoId: id, mensaje: messages.textoCorrected, rewritten };
}

async function findCorrectable(tx: Tx, pedido: PedidoRow, act: TextoAct): Promise<DetalleRow> {
  const { cantidad, unidades = cantidad, detalle_id } = act;
  if (!isCorrectable(pedido.estado)) throw conflict(messages.textoTooLate);
  if (await selectPendingReembolso(tx, pedido.id)) throw conflict(messages.reembolsoPending);
  const rows = await selectDetalles(tx, [pedido.id]);
  const row = rows.find(({ id }) => id === detalle_id);
  if (row?.cantidad !== cantidad) throw conflict(messages.lineaChanged);
  const reembolsos = await readReembolsos(tx, [pedido.id]);
  const left = unitsLeftOf({ detalles: rows.map(toDetalle), reembolsos }).get(detalle_id) ?? 0;
  if (unidades > left) throw conflict(messages.unitsGone(row.nombre_producto, left), left);
  const units = correctableUnits(toDetalle(row), left);
  if (!units.includes(unidades)) throw conflict(messages.lineaWhole);
  return row;
}

function changeValores(
  before: readonly Valor[],
  textos: Personalizacion,
  campos: readonly Campo[],
): Valor[] {
  const known = new Set(correctableTextos(before).map(({ clave }) => clave));
  const unknown = Object.keys(textos).find((clave) => !known.has(clave));
  if (unknown !== undefined) throw invalid(messages.noTexto(unknown));
  return before.map((it) => {
    const typed = ownValor(textos, it.clave);
    return typed === undefined ? it : { ...it, valor: checkTyped(it, typed, campos) };
  });
}

/** By the campo of today; by the widest one when it is gone. */
function checkTyped(it: Valor, typed: string, campos: readonly Campo[]): string {
  const { clave, etiqueta, tipo = "texto" } = it;
  const widest = { max: limits.letras, lineas: limits.lineas };
  const gone = { clave, etiqueta, tipo, obligatorio: true, precio: 0, ...widest };
  const campo = campos.find((one) => one.clave === clave && one.tipo === tipo) ?? gone;
  const checked = checkValor(campo, typed);
  if ("valor" in checked && checked.valor !== "") return checked.valor;
  const message = "error" in checked ? checked.error : missingCampo(etiqueta);
  throw new AppError({ status: 422, message, campos: { [`textos.${clave}`]: message } });
}

type Written = { detalle: DetalleRow; unidades: number; personalizacion: string };

async function writeTextos(tx: Tx, { detalle, unidades, personalizacion }: Written): Promise<void> {
  const { id, ...line } = detalle;
  if (unidades === detalle.cantidad) return updateDetalle(tx, { id, personalizacion });
  await updateDetalle(tx, { id, cantidad: detalle.cantidad - unidades });
  await insertDetalle(tx, { ...line, cantidad: unidades, personalizacion });
}
