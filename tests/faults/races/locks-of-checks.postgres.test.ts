import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction, type Tx } from "#server/db/database.ts";
import { lockKnownProductos } from "#server/modules/catalogo/csv/productos-csv.queries.ts";
import {
  lockCategoria,
  lockProducto,
} from "#server/modules/catalogo/productos/productos-admin.queries.ts";
import { buildProducto } from "#tests/support/builders.ts";
import { sendProducto } from "#tests/support/pictures.ts";
import { type CsvShop, openCsvShop } from "#tests/support/productos-csv.ts";

// Real: everything. What only looks at the catalogue neither waits for a lock nor takes one.

let opened: CsvShop;
let id: number;
beforeAll(async () => {
  opened = await openCsvShop();
  id = await buildProducto(opened.shop, { sku: "HELD-1", categoria: "Figuras" });
  await buildProducto(opened.shop, { sku: "HELD-2", categoria: "Figuras" });
});
afterAll(() => opened.shop.close());

const categoriaId = async () => {
  const { db } = opened.shop.database;
  const { id: found } = await db
    .selectFrom("categorias")
    .select("id")
    .where("slug", "=", "figuras")
    .executeTakeFirstOrThrow();
  return found;
};

/** Runs `work` while another session holds the producto, as a payment does, and its categoria, as a rename does. */
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  return inTransaction(opened.shop.database.db, async (tx) => {
    await sql`select id from categorias for update`.execute(tx);
    await sql`select id from productos where id = ${id} for update`.execute(tx);
    return work();
  });
}

describe("while a payment holds a producto and a rename its categoria", () => {
  it("a form with another producto's sku is refused without waiting", async () => {
    const fields = { sku: "HELD-2", categoria_id: String(await categoriaId()) };
    const { status } = await whileHeld(() =>
      sendProducto(opened.shop, { id, token: opened.token, fields }),
    );
    expect(status).toBe(409);
  });

  it("the dry run of a file is answered without waiting", async () => {
    const file = "sku;precio;categoria\nHELD-1;500;Figuras\nHELD-2;600;Figuras\n";
    const { status, body } = await whileHeld(() => opened.csv.simulate(file));
    expect(status).toBe(200);
    expect(body).toMatchObject({ cambiados: 2, errores: [] });
  });
});

describe("what is locked stays locked until the transaction ends", () => {
  it.each([
    ["a producto that is edited", "productos", async (tx: Tx) => lockProducto(tx, id)],
    ["the productos of a file", "productos", async (tx: Tx) => lockKnownProductos(tx, ["HELD-1"])],
    [
      "the categoria of a producto",
      "categorias",
      async (tx: Tx) => lockCategoria(tx, await categoriaId()),
    ],
  ] as const)("%s", async (_name, table, lock) => {
    const { db } = opened.shop.database;
    const grab = () => sql.raw(`select id from ${table} for update nowait`).execute(db);
    await inTransaction(db, async (tx) => {
      expect(await lock(tx)).toBeTruthy();
      await expect(grab()).rejects.toMatchObject({ code: "55P03" });
    });
    expect((await grab()).rows.length).toBeGreaterThan(0);
  });
});
