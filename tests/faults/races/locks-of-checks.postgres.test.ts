import { sql } from "kysely";
import { describe, expect } from "vitest";
import { buildFamilia } from "#rig/builders/familia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { inTransaction, type Tx } from "#server/db/database.ts";
import { lockKnown } from "#server/modules/catalogo/csv/known.ts";
import { lockKnownProductos } from "#server/modules/catalogo/csv/productos-csv.queries.ts";
import { readImport } from "#server/modules/catalogo/csv/productos-csv-rows.ts";
import { lockMembers } from "#server/modules/catalogo/familias/familias.queries.ts";
import { lockCategoria } from "#server/modules/catalogo/productos/productos-admin.queries.ts";
import { type CsvShop, csvTest } from "#tests/support/calls/csv-calls.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

// Reads of the catalogue neither wait for a lock nor take one.

/** Two productos; `id` has the sku HELD-1. */
const test = csvTest.extend("id", { scope: "file" }, async ({ shop }) => {
  const id = await buildProducto(shop, { sku: "HELD-1", categoria: "Figuras" });
  await buildProducto(shop, { sku: "HELD-2", categoria: "Figuras" });
  return id;
});

async function figurasId(shop: CsvShop): Promise<number> {
  const { id } = await shop.database.db
    .selectFrom("categorias")
    .select("id")
    .where("slug", "=", "figuras")
    .executeTakeFirstOrThrow();
  return id;
}

/** Another session locks the producto, as a payment does, and the categorias, as a rename does. */
async function whileHeld<T>(shop: CsvShop, id: number, work: () => Promise<T>): Promise<T> {
  return inTransaction(shop.database.db, async (tx) => {
    await sql`select id from categorias for update`.execute(tx);
    await sql`select id from productos where id = ${id} for update`.execute(tx);
    return work();
  });
}

describe("while a payment holds a producto and a rename its categoria", () => {
  test("a form with another producto's sku is refused without waiting", async ({ shop, id }) => {
    const fields = { sku: "HELD-2", categoria_id: String(await figurasId(shop)) };
    const { status } = await whileHeld(shop, id, () =>
      sendProducto(shop, { id, token: shop.token, fields }),
    );
    expect(status).toBe(409);
  });

  test("the dry run of a file is answered without waiting", async ({ shop, id }) => {
    const file = "sku;precio;categoria\nHELD-1;500;Figuras\nHELD-2;600;Figuras\n";
    const { status, body } = await whileHeld(shop, id, () => shop.csv.simulate(file));
    expect(status).toBe(200);
    expect(body).toMatchObject({ cambiados: 2, errores: [] });
  });
});

type Lock = (tx: Tx, ids: { producto: number; categoria: number }) => Promise<unknown>;
const locks: { what: string; table: string; lock: Lock }[] = [
  {
    what: "a producto that is edited",
    table: "productos",
    lock: (tx, ids) => lockMembers(tx, { ids: [ids.producto], familia: null }),
  },
  {
    what: "the productos of a file",
    table: "productos",
    lock: (tx) => lockKnownProductos(tx, { skus: ["HELD-1"], familias: [] }),
  },
  {
    what: "the categoria of a producto",
    table: "categorias",
    lock: (tx, ids) => lockCategoria(tx, ids.categoria),
  },
];

describe("a lock is held until the transaction ends", () => {
  test.for(locks)("$what", async ({ table, lock }, { shop, id }) => {
    const { db } = shop.database;
    const ids = { producto: id, categoria: await figurasId(shop) };
    const grab = () => sql.raw(`select id from ${table} for update nowait`).execute(db);
    await inTransaction(db, async (tx) => {
      expect(await lock(tx, ids)).toBeTruthy();
      await expect(grab()).rejects.toMatchObject({ code: "55P03" });
    });
    expect((await grab()).rows.length).toBeGreaterThan(0);
  });

  test.for([
    { what: "changes a variante", sku: "LOCK-1", told: "LOCK-1" },
    { what: "adds one", sku: "LOCK-2", told: "LOCK-3" },
  ])("the familia of a file that $what, and its colores", async ({ sku, told }, { shop }) => {
    const { db } = shop.database;
    const nombre = `Nube ${sku}`;
    const [first = 0, other = 0] = await buildFamilia(shop, { nombre });
    await db.updateTable("productos").set({ sku }).where("id", "=", first).execute();
    const file = readImport(
      Buffer.from(`sku;precio;familia;valores\n${told};1;${nombre};Color: Lapis\n`),
    );
    const grab = (table: string, which: string) =>
      sql.raw(`select id from ${table} where ${which} for update nowait`).execute(db);
    await inTransaction(db, async (tx) => {
      await lockKnown(tx, file);
      for (const [table, which] of [
        ["productos", `id = ${other}`],
        ["familias", `nombre = '${nombre}'`],
        ["colores", "clave = 'lapis'"],
      ] as const) {
        await expect(grab(table, which)).rejects.toMatchObject({ code: "55P03" });
      }
    });
  });
});
