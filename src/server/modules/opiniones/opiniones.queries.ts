import type { Selectable, SelectQueryBuilder } from "kysely";
import { fewStars, type OpinionFilter } from "#contract/schemas/opiniones.ts";
import type { Db, Tx } from "../../db/database.ts";
import type { Schema } from "../../db/schema/schema.ts";
import type { Flag } from "../../db/schema/values.ts";

export type OpinionesFilter = { mostrar: OpinionFilter | null; producto_id: number | null };

const opinionColumns = [
  "id",
  "producto_id",
  "calificacion",
  "comentario",
  "oculta",
  "respuesta",
  "creado_en",
  "actualizado_en",
] as const;

export type OpinionRow = Pick<Selectable<Schema["opiniones"]>, (typeof opinionColumns)[number]>;

export type OpinionAdminRow = OpinionRow & { nombre_usuario: string };

export async function selectOpinionesByUsuario(
  db: Db,
  { usuario_id, limit }: { usuario_id: number; limit: number },
): Promise<OpinionRow[]> {
  return db
    .selectFrom("opiniones")
    .select(opinionColumns)
    .where("usuario_id", "=", usuario_id)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export type NewOpinion = {
  producto_id: number;
  usuario_id: number;
  nombre_usuario: string;
  calificacion: number;
  comentario: string;
  now: number;
};

/** The unique index decides between insert and update, also between concurrent calls. */
export async function upsertOpinion(tx: Tx, { now, ...opinion }: NewOpinion): Promise<OpinionRow> {
  const { nombre_usuario, calificacion, comentario } = opinion;
  return tx
    .insertInto("opiniones")
    .values({ ...opinion, creado_en: now })
    .onConflict((conflict) =>
      conflict
        .columns(["producto_id", "usuario_id"])
        .doUpdateSet({ nombre_usuario, calificacion, comentario, actualizado_en: now }),
    )
    .returning(opinionColumns)
    .executeTakeFirstOrThrow();
}

export async function selectOpinionIds(
  db: Db,
  { filter, limit, offset }: { filter: OpinionesFilter; limit: number; offset: number },
): Promise<number[]> {
  const rows = await applyFilter(db.selectFrom("opiniones"), filter)
    .select("id")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOpiniones(db: Db, filter: OpinionesFilter): Promise<number> {
  const { total } = await applyFilter(db.selectFrom("opiniones"), filter)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type OpinionesQuery<O> = SelectQueryBuilder<Schema, "opiniones", O>;

function applyFilter<O>(query: OpinionesQuery<O>, { mostrar, producto_id }: OpinionesFilter) {
  const found = producto_id === null ? query : query.where("producto_id", "=", producto_id);
  switch (mostrar) {
    case null:
      return found;
    case "visibles":
      return found.where("oculta", "=", 0);
    case "ocultas":
      return found.where("oculta", "=", 1);
    case "sin_respuesta":
      return found.where("respuesta", "is", null).where("oculta", "=", 0);
    case "por_responder":
      return found
        .where("respuesta", "is", null)
        .where("oculta", "=", 0)
        .where("calificacion", "<=", fewStars);
  }
}

export async function selectOpinionesAdmin(db: Db, ids: number[]): Promise<OpinionAdminRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("opiniones")
    .select([...opinionColumns, "nombre_usuario"])
    .where("id", "in", ids)
    .orderBy("id", "desc")
    .limit(ids.length)
    .execute();
}

/** Undefined for an unknown opinion. */
export async function selectProductoOf(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("opiniones")
    .select("producto_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.producto_id;
}

/** After the productos that it rates (docs/arquitectura.md "Locks"). */
export async function lockOpinion(
  tx: Tx,
  id: number,
): Promise<{ oculta: Flag; respuesta: string | null } | undefined> {
  return tx
    .selectFrom("opiniones")
    .select(["oculta", "respuesta"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** False when it was so already. */
export async function setHidden(
  tx: Tx,
  { id, oculta }: { id: number; oculta: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("opiniones")
    .set({ oculta: oculta ? 1 : 0 })
    .where("id", "=", id)
    .where("oculta", "=", oculta ? 0 : 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Null removes it. False when it was so already. */
export async function setRespuesta(
  tx: Tx,
  { id, respuesta, now }: { id: number; respuesta: string | null; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("opiniones")
    .set({ respuesta, respondida_en: respuesta === null ? null : now })
    .where("id", "=", id)
    .where("respuesta", "is distinct from", respuesta)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countOpinionesToAnswer(db: Db): Promise<number> {
  return countOpiniones(db, { mostrar: "por_responder", producto_id: null });
}
