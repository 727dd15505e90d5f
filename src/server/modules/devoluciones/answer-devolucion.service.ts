import type { AnswerDevolucion, StepDevolucion } from "#contract/schemas/devoluciones.ts";
import { takesRest } from "#contract/values/producto/units-left.ts";
import { devolucionNames } from "#contract/values/rights/devolucion-names.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { AppContext } from "../../context.ts";
import { inTransaction, type Tx } from "../../db/database.ts";
import { conflict, invalid, notFound } from "../../errors.ts";
import { enqueueCorreo } from "../../outbox/index.ts";
import { isAnonymous } from "../acceso/index.ts";
import {
  claveOfDevolucion,
  type DecidedReembolso,
  decideReembolso,
  lockForReembolso,
  tryReembolso,
} from "../pagos/index.ts";
import { lockPedido, type PedidoRow, readPedido } from "../pedidos/index.ts";
import { resumeTrabajos } from "../taller/index.ts";
import type { DevolucionesCorreos } from "./devoluciones.correos.ts";
import { alreadyAnswered, devolucionesMessages as messages } from "./devoluciones.messages.ts";
import {
  type DevolucionRow,
  markAnswered,
  markReceived,
  markResolved,
  selectDevolucion,
} from "./devoluciones.queries.ts";
import type { DevolucionConLineas } from "./open-units.ts";
import { withLineas } from "./read-devoluciones.service.ts";

type Answer = AnswerDevolucion & { id: number; actor: Actor };

/**
 * An acceptance that gives money back writes its reembolso in the same transaction; the provider is asked after it.
 * Answers the Spanish sentence for the owner. Throws 404, 422 without a word about the stock, and 409 when it was
 * answered before or its units are back already.
 */
export async function answerDevolucion(ctx: AppContext, answer: Answer): Promise<string> {
  const decided = await inTransaction(ctx.db, (tx) =>
    decideDevolucion(tx, { ...answer, now: ctx.clock.now() }),
  );
  if (answer.decision === "rechazada") return messages.refused;
  if (!decided) return messages.accepted;
  return `${messages.accepted} ${await tryReembolso(ctx, decided)}`;
}

/** Null when no money goes back. */
export async function decideDevolucion(
  tx: Tx,
  answer: Answer & { now: number },
): Promise<DecidedReembolso | null> {
  const { id, decision, respuesta, actor, now } = answer;
  const found = await selectDevolucion(tx, id);
  if (!found) throw notFound(messages.notFound);
  const isForMoney = decision === "aceptada" && found.solucion === "dinero";
  const row = isForMoney
    ? await lockForReembolso(tx, found.pedido_id)
    : await lockPedido(tx, found.pedido_id);
  if (!row) throw new Error(`devolucion ${id} is of a pedido that is gone`);
  const devolucion = await readUnanswered(tx, id);
  const { tipo, lineas } = devolucion;
  if (decision === "rechazada" && tipo === "retracto")
    await resumeTrabajos(tx, { pedido_id: row.id, lineas, now });
  const decided = isForMoney ? await decideMoney(tx, { devolucion, row, answer }) : null;
  const isMarked = await markAnswered(tx, {
    ...{ id, estado: decision, autor: actor.nombre, now },
    // It has no reader, and an erasure leaves no words.
    respuesta: isAnonymous(row) ? "" : respuesta,
    reembolso_id: decided?.reembolso_id ?? null,
  });
  if (!isMarked) throw new Error(`devolucion ${id} was answered while its pedido was locked`);
  await tellBuyer(tx, { id, pedido: row, plantilla: `devolucion_${decision}`, now });
  await recordAct(tx, {
    ...{ actor, accion: messages.acts[decision], entidad: "devolucion", entidad_id: id },
    antes: { estado: "pedida" },
    despues: { estado: decision, reembolso_id: decided?.reembolso_id ?? null },
    now,
  });
  return decided;
}

/** The pedido is locked. Throws 409 when it has an answer. */
async function readUnanswered(tx: Tx, id: number): Promise<DevolucionConLineas> {
  const row = await selectDevolucion(tx, id);
  const [devolucion] = await withLineas(tx, row ? [row] : []);
  if (!devolucion) throw notFound(messages.notFound);
  const { estado, autor } = devolucion;
  if (estado !== "pedida") throw conflict(alreadyAnswered(estado, autor ?? ""));
  return devolucion;
}

type Money = {
  devolucion: DevolucionConLineas;
  row: PedidoRow;
  answer: Answer & { now: number };
};

/** The last units of a pedido give back all that is left, with the despacho (docs/reglas.md 183). */
async function decideMoney(tx: Tx, { devolucion, row, answer }: Money): Promise<DecidedReembolso> {
  const { reponer_stock, actor, now } = answer;
  if (reponer_stock === undefined) throw invalid(messages.restockRequired);
  const { id, tipo, lineas } = devolucion;
  const isRest = takesRest(await readPedido(tx, row), lineas);
  return decideReembolso(tx, {
    pedido_id: row.id,
    motivo: `${devolucionNames[tipo]} N.º ${id}`,
    reponer_stock,
    ...(!isRest && { lineas }),
    clave: claveOfDevolucion(id),
    actor,
    now,
  });
}

type Step = StepDevolucion & { id: number; actor: Actor; now: number };

/** Repeats safely. Answers the Spanish sentence for the owner. Throws 404, and 409 before it is accepted. */
export async function stepDevolucion(tx: Tx, step: Step): Promise<string> {
  const { id, paso, actor, now } = step;
  const found = await selectDevolucion(tx, id);
  if (!found) throw notFound(messages.notFound);
  const pedido = await lockPedido(tx, found.pedido_id);
  const devolucion = await selectDevolucion(tx, id);
  if (!pedido || !devolucion) throw notFound(messages.notFound);
  if (isThere(devolucion, paso)) return messages.unchanged;
  if (!["aceptada", "resuelta"].includes(devolucion.estado)) throw conflict(messages.notAccepted);
  if (paso === "resuelta" && devolucion.solucion === "dinero") throw conflict(messages.noPiece);
  const mark = paso === "recibida" ? markReceived : markResolved;
  if (!(await mark(tx, { id, now })))
    throw new Error(`devolucion ${id} moved while its pedido was locked`);
  await tellBuyer(tx, { id, pedido, plantilla: `devolucion_${paso}`, now });
  await recordAct(tx, {
    ...{ actor, accion: messages.acts[paso], entidad: "devolucion", entidad_id: id },
    antes: { estado: devolucion.estado },
    despues: { [`${paso}_en`]: now },
    now,
  });
  return paso === "recibida" ? messages.received : messages.resolved;
}

function isThere(row: DevolucionRow, paso: StepDevolucion["paso"]): boolean {
  return paso === "recibida" ? row.recibida_en !== null : row.resuelta_en !== null;
}

type Letter = {
  id: number;
  pedido: PedidoRow;
  plantilla: keyof DevolucionesCorreos;
  now: number;
};

async function tellBuyer(tx: Tx, { id, pedido, plantilla, now }: Letter): Promise<void> {
  if (isAnonymous(pedido)) return;
  const clave = `${plantilla}:${id}`;
  const datos = { devolucion_id: id };
  await enqueueCorreo<DevolucionesCorreos>(tx, {
    clave,
    plantilla,
    para: pedido.email,
    datos,
    now,
  });
}
