import type { StepTrabajos } from "#contract/schemas/taller.ts";
import { canStep } from "#contract/values/taller/trabajo-steps.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { Tx } from "../../db/database.ts";
import { invalid, notFound } from "../../errors.ts";
import { pedidoNumero } from "../pedidos/index.ts";
import { bookFilamento } from "./filamentos/filamentos.service.ts";
import { lockTrabajos, tellMoved } from "./lock-trabajos.service.ts";
import { tellOfChecked } from "./piezas.service.ts";
import { tallerMessages as messages, tallerActs } from "./taller.messages.ts";
import { moveTrabajos } from "./trabajos.queries.ts";
import { makeAgain } from "./trabajos.service.ts";

type Step = StepTrabajos & { actor: Actor; now: number };

/**
 * Moves all of them one step, or none; those that are there already stay. A `fallido` gets a new one in the queue.
 * Answers the Spanish sentence for the owner. Throws 404, 422 for a step that does not exist, and 409 that names the
 * first piece which somebody else has moved, or whose pedido has left.
 */
export async function stepTrabajos(tx: Tx, step: Step): Promise<string> {
  const { desde, estado, actor, now } = step;
  const ids = [...new Set(step.ids)];
  const rows = await lockTrabajos(tx, ids);
  if (rows.length < ids.length) throw notFound(messages.notFound);
  const waiting = rows.filter((row) => row.estado !== estado);
  const moved = waiting.find((row) => row.estado !== desde);
  if (moved) throw await tellMoved(tx, moved);
  if (waiting.some(({ tipo }) => !canStep(tipo, desde, estado))) throw invalid(messages.noStep);
  const [first] = waiting;
  if (!first) return messages.unchanged;
  if (step.motivo) await makeAgain(tx, { rows: waiting, motivo: step.motivo, now });
  else {
    const moved = await moveTrabajos(tx, { ids: waiting.map(({ id }) => id), to: estado, now });
    await bookFilamento(tx, {
      rows: moved.map(({ gramos }) => ({ estado: desde, gramos })),
      to: estado,
    });
  }
  const pedidoIds = [...new Set(waiting.map(({ pedido_id }) => pedido_id))];
  if (estado === "revisado") await tellOfChecked(tx, { pedidoIds, now });
  await recordAct(tx, {
    ...{ actor, now, accion: tallerActs.stepped, entidad: "trabajo", entidad_id: first.id },
    antes: { estado: desde },
    despues: {
      ...{ estado, unidades: waiting.length },
      pedidos: pedidoIds.map(pedidoNumero).join(", "),
      ...(step.motivo && { motivo: step.motivo }),
    },
  });
  return messages.stepped(waiting.length, estado);
}
