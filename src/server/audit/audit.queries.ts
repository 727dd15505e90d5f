import type {
  Auditoria,
  AuditoriaEntidad,
  AuditoriaQuery,
} from "#contract/schemas/administracion.ts";
import { maxPageSize } from "#contract/schemas/lists.ts";
import type { Db, Tx } from "../db/database.ts";
import type { Actor } from "./actor.ts";

const batchSize = 500;

export type Act = {
  actor: Actor;
  /** Verb and object in Spanish, e.g. "Desactivó el producto". */
  accion: string;
  entidad: AuditoriaEntidad;
  entidad_id: number | null;
  /** Never a password, token or card digit. */
  antes: Record<string, unknown> | null;
  despues: Record<string, unknown> | null;
  now: number;
};

/** Part of the transaction that does it. The table is append-only. */
export async function recordAct(tx: Tx, act: Act): Promise<void> {
  await recordActs(tx, [act]);
}

export async function recordActs(tx: Tx, acts: readonly Act[]): Promise<void> {
  for (let start = 0; start < acts.length; start += batchSize) {
    const rows = acts.slice(start, start + batchSize).map(toRow);
    await tx.insertInto("auditoria").values(rows).execute();
  }
}

function toRow({ actor, antes, despues, now, ...act }: Act) {
  return {
    ...act,
    usuario_id: actor.usuario_id,
    // A name could never be erased here; readers look it up.
    autor: `usuario-${actor.usuario_id}`,
    antes: antes === null ? null : JSON.stringify(antes),
    despues: despues === null ? null : JSON.stringify(despues),
    solicitud: actor.solicitud,
    creado_en: now,
  };
}

/** Without the name of its author. */
export type ActRow = Omit<Auditoria, "autor"> & { usuario_id: number };

export async function selectActs(
  db: Db,
  { entidad, entidad_id, pagina = 1, por_pagina = maxPageSize }: AuditoriaQuery,
): Promise<{ rows: ActRow[]; total: number }> {
  const matches = db
    .selectFrom("auditoria")
    .$if(entidad !== undefined, (query) => query.where("entidad", "=", String(entidad)))
    .$if(entidad_id !== undefined, (query) => query.where("entidad_id", "=", Number(entidad_id)));
  const rows = await matches
    .select([
      "id",
      "usuario_id",
      "accion",
      "entidad",
      "entidad_id",
      "antes",
      "despues",
      "solicitud",
      "creado_en",
    ])
    .orderBy("id", "desc")
    .limit(por_pagina)
    .offset((pagina - 1) * por_pagina)
    .execute();
  const { total } = await matches
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toActRow), total };
}

/** When each was last changed by an administrator. */
export async function selectLastActs(
  db: Db,
  { entidad, desde, hasta }: { entidad: AuditoriaEntidad; desde: number; hasta: number },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("auditoria")
    .select("entidad_id")
    .select((eb) => eb.fn.max("creado_en").as("last"))
    .where("entidad", "=", entidad)
    .where("entidad_id", ">=", desde)
    .where("entidad_id", "<=", hasta)
    .groupBy("entidad_id")
    .orderBy("entidad_id")
    .limit(hasta - desde + 1)
    .execute();
  return new Map(rows.map((row) => [Number(row.entidad_id), Number(row.last)]));
}

function toActRow(row: {
  id: number;
  usuario_id: number;
  accion: string;
  entidad: string;
  entidad_id: number | null;
  antes: string | null;
  despues: string | null;
  solicitud: string;
  creado_en: number;
}): ActRow {
  return {
    ...row,
    entidad: row.entidad as AuditoriaEntidad,
    antes: row.antes === null ? null : JSON.parse(row.antes),
    despues: row.despues === null ? null : JSON.parse(row.despues),
  };
}
