import type { Impresora, SaveImpresora } from "#contract/schemas/impresoras.ts";
import { fold } from "#contract/values/fold.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { AppError, conflict, notFound } from "../../../errors.ts";
import { impresoraActs as acts, impresoraMessages as messages } from "./impresoras.messages.ts";
import {
  deleteImpresora,
  type ImpresoraRow,
  insertImpresora,
  lockImpresoras,
  maxImpresoras,
  selectImpresoras,
  updateImpresora,
} from "./impresoras.queries.ts";

type By = { actor: Actor; now: number };

/** In the sequence in which they were added. */
export async function listImpresoras(db: Db): Promise<Impresora[]> {
  return (await selectImpresoras(db)).map(toImpresora);
}

/** Throws 404, and 409 for a stale version, for a name that is taken and beyond the bound. */
export async function saveImpresora(
  tx: Tx,
  { id, version, actor, now, ...fields }: SaveImpresora & By,
): Promise<void> {
  const known = await lockImpresoras(tx);
  const before = known.find((it) => it.id === id);
  if (id !== undefined && !before) throw notFound(messages.notFound);
  if (before && before.version !== version) throw conflict(messages.moved);
  const others = known.filter((it) => it.id !== id);
  if (others.some((it) => fold(it.nombre) === fold(fields.nombre))) {
    const message = messages.taken;
    throw new AppError({ status: 409, message, campos: { nombre: message } });
  }
  if (!before && known.length >= maxImpresoras) throw conflict(messages.tooMany(maxImpresoras));
  const row = toRow(fields);
  if (before) await updateImpresora(tx, { ...row, id: before.id, version: version + 1 });
  const entidad_id =
    before?.id ?? (await insertImpresora(tx, { ...row, version: 1, creada_en: now }));
  await recordAct(tx, {
    ...{ actor, now, accion: before ? acts.saved : acts.added, entidad: "impresora", entidad_id },
    antes: before ? trailOf(toImpresora(before)) : null,
    despues: trailOf(fields),
  });
}

/** Throws 404. */
export async function removeImpresora(
  tx: Tx,
  { id, actor, now }: By & { id: number },
): Promise<void> {
  const before = (await lockImpresoras(tx)).find((it) => it.id === id);
  if (!before) throw notFound(messages.notFound);
  await deleteImpresora(tx, id);
  await recordAct(tx, {
    ...{ actor, now, accion: acts.deleted, entidad: "impresora", entidad_id: id },
    antes: trailOf(toImpresora(before)),
    despues: null,
  });
}

export function toImpresora({ activa, materiales, ...row }: ImpresoraRow): Impresora {
  return { ...row, activa: activa === 1, materiales: JSON.parse(materiales) as string[] };
}

type Fields = Omit<Impresora, "id" | "version">;

function toRow({ activa, materiales, ...fields }: Fields) {
  return { ...fields, activa: activa ? 1 : 0, materiales: JSON.stringify(materiales) } as const;
}

function trailOf({ nombre, activa, ...fields }: Fields) {
  const { dias, desde, hasta, materiales, colores, cerrada_desde, cerrada_hasta } = fields;
  return {
    ...{ nombre, activa, dias, colores, cerrada_desde, cerrada_hasta },
    horario: `${desde}–${hasta} h`,
    materiales: materiales.join(", "),
  };
}
