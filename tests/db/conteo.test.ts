import fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import { chance } from "#tests/support/vitest/chance.ts";

const categorias = ["Figuras", "Gamer", "Regalos"] as const;
const flag = fc.constantFrom(0 as const, 1 as const);
const place = fc.record({
  categoria: fc.nat(2),
  activo: flag,
  destacado: flag,
  material: fc.constantFrom("PLA", "PETG", ""),
  stock: fc.nat(1),
  precio: fc.constantFrom(9_990, 10_000, 10_010),
});
const change = fc.record({ of: fc.nat(30), to: place, act: fc.nat(9) });

async function categoriaIds({ db }: { db: Db }): Promise<number[]> {
  const rows = await db.selectFrom("categorias").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

type Change = {
  of: number;
  to: Set & { categoria: number };
  act: number;
};

type Set = {
  activo: 0 | 1;
  destacado: 0 | 1;
  material: string;
  stock: number;
  precio: number;
};

async function apply(shop: TestShop, { of, to, act }: Change): Promise<void> {
  const { database } = shop;
  const ids = await categoriaIds(database);
  const { categoria, ...rest } = to;
  const set = { ...rest, categoria_id: ids[categoria] ?? 1 };
  if (act === 0) await buildProducto(shop, { categoria: categorias[to.categoria] ?? "Figuras" });
  else if (act === 1) await database.db.deleteFrom("productos").where("id", "=", of).execute();
  else if (act === 2) await rollBack(database.db, set);
  else {
    const some = database.db.updateTable("productos").set(set);
    await some.where(sql<number>`id % ${act}`, "=", of % act).execute();
  }
}

async function rollBack(db: Db, set: Set): Promise<void> {
  const work = inTransaction(db, async (tx) => {
    await tx.updateTable("productos").set(set).execute();
    throw new Error("rolled back");
  });
  await expect(work).rejects.toThrow("rolled back");
}

const findFaults = ({ database: { db }, config, clock }: TestShop) =>
  checkDatabase(db, { config, now: clock.now() });

test("the kept counts agree with the rows after any changes", async ({ shop }) => {
  for (const categoria of categorias) await buildProducto(shop, { categoria });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      for (const one of changes) await apply(shop, one);
      expect(await findFaults(shop)).toEqual([]);
    }),
    { ...chance, numRuns: 15 },
  );
});

test("a count that is wrong is seen", async ({ shop }) => {
  await buildProducto(shop);
  await shop.database.db.updateTable("productos_conteo").set({ total: 7_000 }).execute();
  expect(await findFaults(shop)).toMatchObject([{ name: "conteo-de-productos" }]);
});
