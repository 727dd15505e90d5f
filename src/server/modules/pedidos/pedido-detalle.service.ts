import { errorMessages } from "#contract/error-messages.ts";
import type { PedidoDetalleAdmin, ReembolsoDetalle } from "#contract/schemas/pedidos-admin.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { Db, Tx } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { countPedidoEnlaces } from "./enlace/pedido-enlaces.queries.ts";
import { insertNota, selectEventos, selectNotas } from "./pedido-history.queries.ts";
import { pedidosActs } from "./pedidos.messages.ts";
import { selectDetalles, selectPedido } from "./pedidos.queries.ts";
import { readPasos, toPedidoAdmin } from "./pedidos.service.ts";
import {
  findClosing,
  type ReembolsoConLineasRow,
  readReembolsos,
} from "./reembolso/reembolsos.service.ts";

/** `pagos` adds the intentos and the work. Throws 404. */
export async function readPedidoDetalle(
  db: Db,
  id: number,
): Promise<Omit<PedidoDetalleAdmin, "intentos" | "por_revisar">> {
  const row = await selectPedido(db, id);
  if (!row) throw notFound(errorMessages.pedidoNotFound);
  const detalles = await selectDetalles(db, [id]);
  const reembolsos = await readReembolsos(db, [id]);
  const pending = reembolsos.find(({ estado }) => estado === "pendiente");
  const reembolso = pending ?? findClosing(row, reembolsos);
  return {
    ...toPedidoAdmin({ row, detalles, reembolsos, pasos: await readPasos(db, [row]) }),
    usuario_id: row.usuario_id,
    skus: Object.fromEntries(detalles.map((detalle) => [String(detalle.id), detalle.sku])),
    eventos: await selectEventos(db, id),
    notas: await selectNotas(db, id),
    enlaces: await countPedidoEnlaces(db, id),
    reembolso_detalle: reembolso ? toReembolsoDetalle(reembolso) : null,
    reembolsos_detalle: reembolsos.map(toReembolsoDetalle),
  };
}

function toReembolsoDetalle(row: ReembolsoConLineasRow): ReembolsoDetalle {
  const { id, lineas, estado, monto, motivo, reponer_stock, tipo, error, autor } = row;
  const { creado_en, hecho_en } = row;
  const what = { id, lineas, estado, monto, motivo, reponer_stock: reponer_stock === 1 };
  return { ...what, tipo, error, autor, creado_en, hecho_en };
}

type NotaInput = { pedido_id: number; texto: string; actor: Actor; now: number };

/** The trail notes that there is a nota, not its words. Throws 404. */
export async function addPedidoNota(tx: Tx, { actor, ...nota }: NotaInput): Promise<void> {
  const { pedido_id, now } = nota;
  if (!(await selectPedido(tx, pedido_id))) throw notFound(errorMessages.pedidoNotFound);
  const nota_id = await insertNota(tx, { ...nota, autor: actor.nombre });
  await recordAct(tx, {
    actor,
    accion: pedidosActs.notaAdded,
    entidad: "pedido",
    entidad_id: pedido_id,
    antes: null,
    despues: { nota_id },
    now,
  });
}
