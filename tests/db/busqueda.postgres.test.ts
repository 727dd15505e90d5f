import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, test } from "vitest";
import { createEmptyDatabaseUrl } from "#rig/databases/test-database.ts";
import { isSearchIndexed, openDatabase } from "#server/db/database.ts";
import { containsWords } from "#server/db/engine.ts";

/** Address of the database for a role that may only create tables. */
async function asPlainRole(url: string): Promise<string> {
  const role = `r_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create role ${role} login`);
  await client.query(`grant create, usage on schema public to ${role}`);
  await client.end();
  const plain = new URL(url);
  plain.username = role;
  return plain.href;
}

test("a server that refuses pg_trgm is migrated all the same, and searched by a scan", async () => {
  const databaseUrl = await asPlainRole(await createEmptyDatabaseUrl());
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  const { db } = database;
  expect(await isSearchIndexed(database)).toBe(false);
  await db
    .insertInto("mensajes_contacto")
    .values({
      nombre: "Ana",
      email: "ana@ejemplo.cl",
      mensaje: "Un pudú",
      estado: "nuevo",
      busqueda: "un pudu",
      creado_en: 1,
    })
    .execute();
  const found = await db
    .selectFrom("mensajes_contacto")
    .select("mensaje")
    .where(containsWords(db, "mensajes_contacto", ["pud"]))
    .execute();
  expect(found).toEqual([{ mensaje: "Un pudú" }]);
  await database.close();
});

test("a server with pg_trgm searches by its index", async () => {
  const databaseUrl = await createEmptyDatabaseUrl();
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  expect(await isSearchIndexed(database)).toBe(true);
  await database.close();
});
