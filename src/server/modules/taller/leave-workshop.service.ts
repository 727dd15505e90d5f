import { isUnchecked } from "#contract/values/taller/trabajo-steps.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { Db, Tx } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import { insertNota, selectDetalles } from "../pedidos/index.ts";
import { tallerMessages as messages, tallerActs } from "./taller.messages.ts";
import { selectTrabajosOf, type TrabajoRow } from "./trabajos.queries.ts";
import { endTrabajos } from "./trabajos.service.ts";

/** Prints of a pedido that nobody has checked. */
export async function readUnchecked(db: Db, pedidoId: number) {
  const rows = (await selectTrabajosOf(db, pedidoId)).filter(isWaiting);
  return rows.map(({ id, estado }) => ({ id, estado }));
}

type Leaving = { pedido_id: number; sin_revisar: string; actor: Actor; now: number };

/**
 * Ends the work of a pedido that is sent, and locked. Throws 409 that names the prints which nobody has checked, unless
 * `sin_revisar` says why they go; the words stay with the pedido, the trail notes them.
 */
export async function leaveWorkshop(tx: Tx, leaving: Leaving): Promise<void> {
  const { pedido_id, sin_revisar, actor, now } = leaving;
  const rows = await selectTrabajosOf(tx, pedido_id);
  const waiting = rows.filter(isWaiting);
  if (waiting.length > 0) {
    if (sin_revisar === "") throw await refuse(tx, { pedido_id, waiting });
    const nota_id = await insertNota(tx, {
      ...{ pedido_id, autor: actor.nombre, now },
      texto: sin_revisar,
    });
    await recordAct(tx, {
      ...{ actor, now, accion: tallerActs.unchecked, entidad: "pedido", entidad_id: pedido_id },
      antes: null,
      despues: { nota_id, unidades: waiting.length },
    });
  }
  await endTrabajos(tx, { rows, now });
}

function isWaiting({ tipo, estado }: TrabajoRow): boolean {
  return isUnchecked(tipo, estado);
}

type Refused = { pedido_id: number; waiting: readonly TrabajoRow[] };

async function refuse(tx: Tx, { pedido_id, waiting }: Refused): Promise<AppError> {
  const ids = new Set(waiting.map(({ detalle_id }) => detalle_id));
  const lines = (await selectDetalles(tx, [pedido_id])).filter(({ id }) => ids.has(id));
  const message = messages.unchecked(
    waiting.length,
    lines.map(({ nombre_producto }) => nombre_producto),
  );
  return new AppError({ status: 409, message, campos: { sin_revisar: message } });
}
