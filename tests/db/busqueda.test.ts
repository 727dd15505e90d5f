import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fold } from "#contract/values/fold.ts";
import { createEmptyDatabaseUrl } from "#rig/databases/test-database.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { containsWords } from "#server/db/engine.ts";
import { chance } from "#tests/support/vitest/chance.ts";

let dataDir: string;
let databaseUrl: string | null;
let database: Database;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "estrato-test-"));
  // Not the migrated template of the other tests.
  databaseUrl = process.env.TEST_ENGINE === "postgres" ? await createEmptyDatabaseUrl() : null;
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = async (level?: string) => {
  database = await openDatabase({ databaseUrl, dataDir, ...(level ? { level } : {}) });
};

const mensaje = (text: string) => ({
  nombre: "Ana",
  email: "ana@ejemplo.cl",
  mensaje: text,
  estado: "nuevo" as const,
  busqueda: fold(text),
  creado_en: 1,
});

async function keep(texts: string[]): Promise<void> {
  await database.db.insertInto("mensajes_contacto").values(texts.map(mensaje)).execute();
}

async function find(...words: string[]): Promise<string[]> {
  const rows = await database.db
    .selectFrom("mensajes_contacto")
    .select("mensaje")
    .where(containsWords(database.db, "mensajes_contacto", words))
    .orderBy("id")
    .execute();
  return rows.map((row) => row.mensaje);
}

test("a database of the previous version can be searched once it is migrated", async () => {
  await open("0004-imagenes");
  await keep(["Un pudú azul", "Un zorro"]);
  await database.close();
  await open();
  expect(await find("pudu")).toEqual(["Un pudú azul"]);
  await keep(["Dos pudúes"]);
  expect(await find("pudu")).toEqual(["Un pudú azul", "Dos pudúes"]);
});

test("changed and deleted rows are found by their current text only", async () => {
  await open();
  await keep(["Un pudú azul", "Un zorro"]);
  const { db } = database;
  await db
    .updateTable("mensajes_contacto")
    .set({ mensaje: "Un cóndor", busqueda: "un condor" })
    .where("mensaje", "=", "Un zorro")
    .execute();
  expect([await find("zorro"), await find("condor")]).toEqual([[], ["Un cóndor"]]);
  await db.deleteFrom("mensajes_contacto").where("mensaje", "=", "Un cóndor").execute();
  expect(await find("condor")).toEqual([]);
});

test("wildcards and the index's query syntax are literal characters", async () => {
  await open();
  const texts = [
    "al 50% hoy",
    "al 500 hoy",
    "a_b_c",
    "axbxc",
    'di "hola" ya',
    "c:\\temp",
    "a* or b",
  ];
  await keep(texts);
  const found = await Promise.all(
    ["50%", "a_b", '"hola"', "\\temp", "a* or", "%", "_", '"', "*", "or"].map((word) => find(word)),
  );
  expect(found).toEqual([
    ["al 50% hoy"],
    ["a_b_c"],
    ['di "hola" ya'],
    ["c:\\temp"],
    ["a* or b"],
    ["al 50% hoy"],
    ["a_b_c"],
    ['di "hola" ya'],
    ["a* or b"],
    ["a* or b"],
  ]);
});

test("every text is found by exactly the words that occur in it", async () => {
  await open();
  const letters = fc.constantFrom(
    "a",
    "b",
    "ñ",
    "é",
    "ß",
    "%",
    "_",
    '"',
    "'",
    "-",
    "日",
    "😀",
    "(",
  );
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 5 });
  const cases = fc.record({
    texts: fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
    words: fc.array(word.map(fold), { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ texts, words }) => {
      await database.db.deleteFrom("mensajes_contacto").execute();
      const all = texts.map((parts) => parts.join(" "));
      await keep(all);
      const expected = all.filter((text) => words.every((one) => fold(text).includes(one)));
      expect(await find(...words)).toEqual(expected);
    }),
    { numRuns: 60, ...chance },
  );
});
