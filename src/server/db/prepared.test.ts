import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import { nameOfPrepared, prepare, prepareForIds } from "./prepared.ts";

const dataDir = mkdtempSync(join(tmpdir(), "prepared-"));
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataDir });
  const rows = [1, 2, 3, 4, 5, 6].map((id) => ({ nombre: `tarea-${id}`, tomada_hasta: id }));
  await database.db.insertInto("tareas").values(rows).execute();
});

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it("builds a statement once and runs it with the values of each call", async () => {
  let built = 0;
  const find = prepare((db, { nombre, hasta }: { nombre: string; hasta: number }) => {
    built++;
    return db
      .selectFrom("tareas")
      .select("nombre")
      .where("nombre", "=", nombre)
      .where("tomada_hasta", ">=", hasta)
      .where("tomada_hasta", "<", 100);
  });
  const { db } = database;
  expect((await find(db, { nombre: "tarea-2", hasta: 0 })).rows).toEqual([{ nombre: "tarea-2" }]);
  expect((await find(db, { hasta: 3, nombre: "tarea-2" })).rows).toEqual([]);
  expect((await find(db, { nombre: "tarea-3", hasta: 3 })).rows).toEqual([{ nombre: "tarea-3" }]);
  expect(built).toBe(1);
});

it("shares a statement between lists of ids of about one length", async () => {
  const texts = new Set<string>();
  const find = prepareForIds((db, ids, { desde }: { desde: number }) => {
    const query = db
      .selectFrom("tareas")
      .select("tomada_hasta as id")
      .where("tomada_hasta", "in", ids)
      .where("tomada_hasta", ">=", desde)
      .orderBy("id");
    texts.add(query.compile().sql);
    return query;
  });
  const found = async (ids: number[], desde = 0) =>
    (await find(database.db, ids, { desde })).rows.map(({ id }) => id);
  expect(await found([3])).toEqual([3]);
  expect(await found([5, 1, 4])).toEqual([1, 4, 5]);
  expect(await found([1, 2, 3, 4], 3)).toEqual([3, 4]);
  expect(await found([6, 5, 4, 3, 2])).toEqual([2, 3, 4, 5, 6]);
  expect(texts.size).toBe(2);
  for (const text of texts) expect(nameOfPrepared(text)).toMatch(/^p\d+$/);
});
