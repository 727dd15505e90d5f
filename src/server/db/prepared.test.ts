import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "./database.ts";
import {
  nameOfPrepared,
  pick,
  prepare,
  prepareForIds,
  prepareForRows,
  prepareShapes,
} from "./prepared.ts";

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

it("builds one statement for each shape", async () => {
  let built = 0;
  const change = prepareShapes(
    (db, columns: string[], values: { wanted: string; tomada_hasta: number }) => {
      built++;
      const set = pick(values, columns);
      return db.updateTable("tareas").set(set).where("nombre", "=", values.wanted);
    },
  );
  const take = async (wanted: string, until: number) => {
    const values = { wanted, tomada_hasta: until };
    return (await change(database.db, ["tomada_hasta"], values)).numAffectedRows;
  };
  expect(await take("tarea-6", 60)).toBe(1n);
  expect(await take("tarea-7", 70)).toBe(0n);
  expect(await take("tarea-6", 6)).toBe(1n);
  expect(built).toBe(1);
});

it("writes rows with one statement for each number of them", async () => {
  let built = 0;
  const insert = prepareForRows(
    ["nombre"],
    (db, rows: { nombre: string }[], { hasta }: { hasta: number }) => {
      built++;
      const values = rows.map(({ nombre }) => ({ nombre, tomada_hasta: hasta }));
      return db.insertInto("tareas").values(values).returning(["nombre", "tomada_hasta"]);
    },
  );
  const { db } = database;
  const rowsOf = (names: string[]) => names.map((nombre) => ({ nombre }));
  const two = await insert(db, rowsOf(["a", "b"]), { hasta: 200 });
  expect(two.rows).toEqual([
    { nombre: "a", tomada_hasta: 200 },
    { nombre: "b", tomada_hasta: 200 },
  ]);
  expect((await insert(db, rowsOf(["c", "d"]), { hasta: 300 })).rows[1]?.tomada_hasta).toBe(300);
  expect((await insert(db, rowsOf(["e"]), { hasta: 400 })).rows).toHaveLength(1);
  expect(built).toBe(2);
});
