import type { Selectable } from "kysely";
import type { MensajeEstado } from "#contract/schemas/mensajes.ts";
import type { Db, Tx } from "../../db/database.ts";
import { containsWords } from "../../db/engine.ts";
import type { Schema } from "../../db/schema/schema.ts";

export type MensajesFilter = { words: string[]; estado: MensajeEstado | null };

const mensajeColumns = [
  ...(["id", "nombre", "email", "mensaje", "estado"] as const),
  ...(["creado_en", "cantidad", "fecha", "archivo_id"] as const),
] as const;

export type MensajeRow = Pick<
  Selectable<Schema["mensajes_contacto"]>,
  (typeof mensajeColumns)[number]
>;

export async function selectMensajeIds(
  db: Db,
  { filter, limit, offset }: { filter: MensajesFilter; limit: number; offset: number },
): Promise<number[]> {
  const rows = await findMensajes(db, filter)
    .select("id")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countMensajes(db: Db, filter: MensajesFilter): Promise<number> {
  const { total } = await findMensajes(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function findMensajes(db: Db, { words, estado }: MensajesFilter) {
  const found = db
    .selectFrom("mensajes_contacto")
    .where(containsWords(db, "mensajes_contacto", words));
  return estado === null ? found : found.where("estado", "=", estado);
}

export async function selectMensajes(db: Db, ids: number[]): Promise<MensajeRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("mensajes_contacto")
    .select(mensajeColumns)
    .where("id", "in", ids)
    .orderBy("id", "desc")
    .limit(ids.length)
    .execute();
}

export async function findMensajeEmail(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("mensajes_contacto")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.email;
}

/** Archivos of mensajes that came since, at most `limit`. */
export async function selectArchivoIdsSince(
  db: Db,
  { since, limit }: { since: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom("mensajes_contacto")
    .select("archivo_id")
    .where("creado_en", ">", since)
    .where("archivo_id", "is not", null)
    .limit(limit)
    .execute();
  return rows.flatMap(({ archivo_id }) => archivo_id ?? []);
}

const respuestasPerMensaje = 50;

export async function selectRespuestas(db: Db, mensajeIds: number[]) {
  if (mensajeIds.length === 0) return [];
  return db
    .selectFrom("mensaje_respuestas")
    .select(["id", "mensaje_id", "autor", "texto", "creado_en"])
    .where("mensaje_id", "in", mensajeIds)
    .orderBy("mensaje_id")
    .orderBy("id")
    .limit(mensajeIds.length * respuestasPerMensaje)
    .execute();
}

/** Serialises the answers to one mensaje. */
export async function lockMensaje(
  tx: Tx,
  id: number,
): Promise<{ estado: MensajeEstado; email: string } | undefined> {
  return tx
    .selectFrom("mensajes_contacto")
    .select(["estado", "email"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasSameRespuesta(
  tx: Tx,
  { mensaje_id, texto, since }: { mensaje_id: number; texto: string; since: number },
): Promise<boolean> {
  const found = await tx
    .selectFrom("mensaje_respuestas")
    .select("id")
    .where("mensaje_id", "=", mensaje_id)
    .where("texto", "=", texto)
    .where("creado_en", ">", since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertRespuesta(
  tx: Tx,
  { now, ...respuesta }: { mensaje_id: number; autor: string; texto: string; now: number },
): Promise<number> {
  const { id } = await tx
    .insertInto("mensaje_respuestas")
    .values({ ...respuesta, creado_en: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The moment of the first answer stays. */
export async function markAnswered(
  tx: Tx,
  { id, now }: { id: number; now: number },
): Promise<void> {
  await tx
    .updateTable("mensajes_contacto")
    .set((eb) => ({
      estado: "respondido",
      respondido_en: eb.fn.coalesce("respondido_en", eb.val(now)),
    }))
    .where("id", "=", id)
    .execute();
}

/** False when it was not open. */
export async function closeMensaje(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("mensajes_contacto")
    .set({ estado: "cerrado" })
    .where("id", "=", id)
    .where("estado", "in", ["nuevo", "respondido"])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `respondido` when it has an answer; false when it was not closed. */
export async function reopenMensaje(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("mensajes_contacto")
    .set((eb) => ({
      estado: eb
        .case()
        .when("respondido_en", "is", null)
        .then(eb.val<MensajeEstado>("nuevo"))
        .else(eb.val<MensajeEstado>("respondido"))
        .end(),
    }))
    .where("id", "=", id)
    .where("estado", "=", "cerrado")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findRespuesta(db: Db, id: number) {
  return db
    .selectFrom("mensaje_respuestas")
    .innerJoin("mensajes_contacto", "mensajes_contacto.id", "mensaje_respuestas.mensaje_id")
    .select([
      "mensaje_respuestas.texto",
      "mensajes_contacto.nombre",
      "mensajes_contacto.mensaje",
      "mensajes_contacto.creado_en",
    ])
    .where("mensaje_respuestas.id", "=", id)
    .executeTakeFirst();
}

export async function countNewMensajes(db: Db): Promise<number> {
  return countMensajes(db, { words: [], estado: "nuevo" });
}

export async function selectOldestNewMensaje(db: Db): Promise<number | null> {
  const oldest = await db
    .selectFrom("mensajes_contacto")
    .select("creado_en")
    .where("estado", "=", "nuevo")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return oldest?.creado_en ?? null;
}

/** When mensajes came and were first answered; the newest answers first. */
export async function selectRespuestaTimes(
  db: Db,
  { since, limit }: { since: number; limit: number },
): Promise<{ creado_en: number; respondido_en: number }[]> {
  const rows = await db
    .selectFrom("mensajes_contacto")
    .select(["creado_en", "respondido_en"])
    .where("respondido_en", ">=", since)
    .orderBy("respondido_en", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ creado_en, respondido_en }) => ({
    creado_en,
    respondido_en: respondido_en ?? creado_en,
  }));
}
