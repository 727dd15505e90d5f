import type { Expression } from "kysely";
import type { ArchivoTipo } from "#contract/values/archivos/archivo-limits.ts";
import type { Db, Tx } from "../db/database.ts";

/** `nombre`: the sender's, cleaned. */
export type NewArchivo = { clave: string; nombre: string; tipo: ArchivoTipo; bytes: number };

export type ArchivoFacts = { nombre: string; bytes: number };

export async function insertArchivo(
  tx: Tx,
  { now, ...archivo }: NewArchivo & { now: number },
): Promise<number> {
  const { id } = await tx
    .insertInto("archivos")
    .values({ ...archivo, estado: "guardado", creado_en: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function selectArchivos(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, ArchivoFacts & { clave: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("archivos")
    .select(["id", "clave", "nombre", "bytes"])
    .where("id", "in", [...ids])
    .orderBy("id")
    .limit(ids.length)
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Until the transaction ends nobody else decides whether something still refers to them. */
export async function lockArchivos(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom("archivos")
    .select("id")
    .where("id", "in", [...ids])
    .orderBy("id")
    .limit(ids.length)
    .forUpdate()
    .execute();
}

/** Nothing tells of whom they were any more. `sweepArchivos` deletes the files, once this is committed. */
export async function retireArchivos(
  tx: Tx,
  ids: readonly number[] | Expression<{ archivo_id: number | null }>,
): Promise<void> {
  if (Array.isArray(ids) && ids.length === 0) return;
  await tx
    .updateTable("archivos")
    .set({ estado: "retirado", nombre: "" })
    .where("id", "in", ids as number[])
    .execute();
}

/** In the order of their ids. */
export async function selectKept(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number; clave: string }[]> {
  return db
    .selectFrom("archivos")
    .select(["id", "clave"])
    .where("id", ">", after)
    .where("estado", "=", "guardado")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function selectRetired(
  db: Db,
  limit: number,
): Promise<{ id: number; clave: string }[]> {
  return db
    .selectFrom("archivos")
    .select(["id", "clave"])
    .where("estado", "=", "retirado")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** When their files are gone. */
export async function deleteRetired(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom("archivos")
    .where("id", "in", [...ids])
    .where("estado", "=", "retirado")
    .execute();
}

/** Those of these claves that a row has. */
export async function selectKnownClaves(db: Db, claves: readonly string[]): Promise<Set<string>> {
  if (claves.length === 0) return new Set();
  const rows = await db
    .selectFrom("archivos")
    .select("clave")
    .where("clave", "in", [...claves])
    .orderBy("clave")
    .limit(claves.length)
    .execute();
  return new Set(rows.map(({ clave }) => clave));
}
