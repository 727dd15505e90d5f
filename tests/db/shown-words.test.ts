import { rmSync } from "node:fs";
import fc from "fast-check";
import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { createEmptyDatabaseUrl } from "#rig/databases/test-database.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import { test } from "#rig/test.ts";
import { type Db, openDatabase } from "#server/db/database.ts";
import { selectBest } from "#server/modules/catalogo/search/best-tiers.ts";
import {
  countMatches,
  type Match,
  type RankedPage,
  selectRanked,
} from "#server/modules/catalogo/search/search.queries.ts";
import { chance } from "#tests/support/vitest/chance.ts";
import { shown } from "./sql/samples/catalogo.ts";

const wordsOf = (...words: string[]) => [{ field: "texto", words } as const];
const puma: Match = { filter: shown, clauses: wordsOf("puma"), isRare: true };
/** It leaves out nothing more, but asks each producto. */
const asked: Match = { ...puma, filter: { ...shown, facetas: { precio_min: 0 } } };
const count = (db: Db, match: Match) => countMatches(db, { match, limit: 1_000 });

const flag = fc.constantFrom(0 as const, 1 as const);
const change = fc.record({
  at: fc.nat(3),
  act: fc.constantFrom("show", "name", "delete"),
  activo: flag,
  detras: flag,
  nombre: fc.constantFrom("Puma", "Zorro"),
});

test("whatever is changed, the index of words counts what the shop shows", async ({ shop }) => {
  const { db } = shop.database;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      await db.deleteFrom("productos").execute();
      const ids: number[] = [];
      for (const _ of [0, 1, 2, 3]) ids.push(await buildProducto(shop, { nombre: "Puma" }));
      for (const { at, act, activo, detras, nombre } of changes) {
        const id = ids[at] ?? 0;
        if (act === "delete") await db.deleteFrom("productos").where("id", "=", id).execute();
        else {
          const set = act === "show" ? { activo, detras } : { nombre, busqueda: nombre };
          await db.updateTable("productos").set(set).where("id", "=", id).execute();
        }
        expect(await count(db, puma)).toBe(await count(db, asked));
      }
    }),
    { ...chance, numRuns: 25 },
  );
});

test("what was hidden before the index knew of it is not counted", async ({ shop }) => {
  const isPostgres = shop.config.databaseUrl !== null;
  const databaseUrl = isPostgres ? await createEmptyDatabaseUrl() : null;
  const options = { databaseUrl, dataDir: makeScratch("migration") };
  const before = await openDatabase({ ...options, level: "0080-impresoras" });
  for (const hidden of [{}, { activo: 0 as const }, { detras: 1 as const }]) {
    const id = await buildProducto({ database: before, clock: shop.clock }, { nombre: "Puma" });
    await before.db
      .updateTable("productos")
      .set({ id, ...hidden })
      .where("id", "=", id)
      .execute();
  }
  await before.close();
  const after = await openDatabase(options);
  expect(await count(after.db, puma)).toBe(1);
  await after.close();
  rmSync(options.dataDir, { recursive: true, force: true });
});

const idsOf = ({ rows }: RankedPage) => rows.map(({ id }) => id);

test.for([
  [{ limit: 2, offset: 0, countTo: 9 }, 6],
  [{ limit: 2, offset: 4, countTo: 9 }, 6],
  [{ limit: 2, offset: 0, countTo: 4 }, 4],
  [{ limit: 4, offset: 4, countTo: 0 }, 6],
  [{ limit: 2, offset: 4, countTo: 0 }, null],
  [{ limit: 2, offset: 6, countTo: 9 }, null],
] as const)("page %j tells that %j productos are found", async ([page, total], { shop }) => {
  const { db } = shop.database;
  await db.deleteFrom("productos").execute();
  for (const nombre of ["Puma", "Puma azul", "Zorro"])
    for (const descripcion of ["Un puma.", "Otro puma."])
      await buildProducto(shop, { nombre, descripcion });
  const fields = ["nombre", "texto"] as const;
  const ranked = fields.map((field) => ({ clauses: [{ field, words: ["puma"] }], isRare: true }));
  const all = await selectRanked(db, { ranked, filter: shown, limit: 9, offset: 0 });
  const read = await selectRanked(db, { ranked, filter: shown, ...page });
  expect(read.found).toBe(total);
  const { limit, offset } = page;
  expect(idsOf(read)).toEqual(idsOf(all).slice(offset, offset + limit));
});

test.for([
  ["are likely to fill a page", 1_000],
  ["seem to hold less than a page", 0],
] as const)("best tiers that %s give the page of all tiers", async ([, estimate], { shop }) => {
  const { db } = shop.database;
  await db.deleteFrom("productos").execute();
  for (const nombre of ["Puma", "Puma azul", "Zorro", "Zorro azul"])
    for (const descripcion of ["Un puma.", "Nada."])
      await buildProducto(shop, { nombre, descripcion });
  const ranked = (["nombre", "texto"] as const).map((field) => ({
    ...{ clauses: [{ field, words: ["puma"] }], isRare: true, estimate },
  }));
  for (const limit of [1, 2, 5])
    for (const offset of [0, 1, 3, 5]) {
      const page = { ranked, filter: shown, limit, offset };
      const best = await selectBest(db, page);
      expect(idsOf(best)).toEqual(idsOf(await selectRanked(db, page)));
    }
  const { rows } = await selectBest(db, { ranked, filter: shown, limit: 9, offset: 0 });
  expect(rows).toHaveLength(6);
});
