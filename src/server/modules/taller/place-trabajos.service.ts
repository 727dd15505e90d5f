import type { PlaceTrabajos } from "#contract/schemas/taller.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { Tx } from "../../db/database.ts";
import { conflict, invalid, notFound } from "../../errors.ts";
import { pedidoNumero } from "../pedidos/index.ts";
import { lockTrabajos, readNombre, tellMoved } from "./lock-trabajos.service.ts";
import { tallerMessages as messages, tallerActs } from "./taller.messages.ts";
import { setPlaca } from "./trabajos.queries.ts";

type Placing = PlaceTrabajos & { actor: Actor; now: number };

/**
 * Gives all of them their placa, or none; those that have it already stay. Answers the Spanish sentence for the owner.
 * Throws 404, 422 for a piece of the shelf, and 409 that names the first piece which is no longer en_cola, or whose
 * placa somebody else has changed.
 */
export async function placeTrabajos(tx: Tx, { piezas, actor, now }: Placing): Promise<string> {
  const wishes = new Map(piezas.map((it) => [it.id, it]));
  const rows = await lockTrabajos(tx, [...wishes.keys()]);
  if (rows.length < wishes.size) throw notFound(messages.notFound);
  if (rows.some(({ tipo }) => tipo !== "imprimir")) throw invalid(messages.noPlaca);
  const gone = rows.find(({ estado }) => estado !== "en_cola");
  if (gone) throw await tellMoved(tx, gone);
  const waiting = rows.filter(({ id, placa }) => placa !== wishes.get(id)?.placa);
  const taken = waiting.find(({ id, placa }) => placa !== wishes.get(id)?.desde);
  if (taken) {
    const nombre = await readNombre(tx, taken);
    throw conflict(messages.placedElsewhere(nombre, pedidoNumero(taken.pedido_id)));
  }
  const [first] = waiting;
  if (!first) return messages.unchanged;
  const placaOf = (id: number) => wishes.get(id)?.placa ?? null;
  for (const placa of new Set(waiting.map(({ id }) => placaOf(id)))) {
    const ids = waiting.filter(({ id }) => placaOf(id) === placa).map(({ id }) => id);
    await setPlaca(tx, { ids, placa });
  }
  const pedidos = [...new Set(waiting.map(({ pedido_id }) => pedidoNumero(pedido_id)))];
  await recordAct(tx, {
    ...{ actor, now, accion: tallerActs.placed, entidad: "trabajo", entidad_id: first.id },
    antes: null,
    despues: { unidades: waiting.length, pedidos: pedidos.join(", ") },
  });
  return messages.placed(waiting.length);
}
