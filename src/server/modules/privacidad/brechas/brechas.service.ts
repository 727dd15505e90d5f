import type { Brecha, SaveBrecha } from "#contract/schemas/brechas.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../errors.ts";
import { privacidadMessages as messages } from "../privacidad.messages.ts";
import { insertBrecha, lockBrecha, updateBrecha } from "./brechas.queries.ts";

type Saving = { brecha: SaveBrecha; actor: Actor; now: number };

/** The trail keeps each wording. Throws 404, and 409 when somebody else saved meanwhile. */
export async function saveBrecha(tx: Tx, { brecha, actor, now }: Saving): Promise<Brecha> {
  const { id, version, ...values } = brecha;
  const before = id === undefined ? null : await lockKnown(tx, { id, version });
  const saved =
    before === null
      ? await insertBrecha(tx, { ...values, version: 1, creado_en: now })
      : await updateBrecha(tx, {
          id: before.id,
          values: { ...values, version: before.version + 1 },
        });
  await recordAct(tx, {
    actor,
    accion: before === null ? messages.acts.brechaNoted : messages.acts.brechaCorrected,
    entidad: "brecha",
    entidad_id: saved.id,
    antes: before && wordsOf(before),
    despues: wordsOf(saved),
    now,
  });
  return saved;
}

async function lockKnown(
  tx: Tx,
  { id, version }: { id: number; version: number | undefined },
): Promise<Brecha> {
  const known = await lockBrecha(tx, id);
  if (!known) throw notFound(messages.brechaNotFound);
  if (known.version !== version) throw conflict(messages.brechaStale);
  return known;
}

function wordsOf({ id: _, version: __, creado_en: ___, ...words }: Brecha) {
  return words;
}
