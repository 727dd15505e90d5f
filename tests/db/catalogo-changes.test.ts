import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { inStatement, inTransaction } from "#server/db/database.ts";
import { catalogoChanged, readCatalogoChanges } from "#server/modules/catalogo/index.ts";

const readSince = async ({ database: { db } }: TestShop, since: number) => {
  const { productos, ...versions } = await readCatalogoChanges(db, since);
  return { ...versions, productos: productos.map(({ id, version }) => ({ id, version })) };
};

test("all changes of a transaction are one version, raised after its work", async ({ shop }) => {
  const { db } = shop.database;
  const [edited, moved] = [await buildProducto(shop), await buildProducto(shop)];
  const { version, estructura } = await readCatalogoChanges(db, 0);
  await inTransaction(db, async (tx) => {
    catalogoChanged(tx, { units: [moved], ventas: true });
    catalogoChanged(tx, { edited: [edited] });
    const { version: meanwhile } = await readCatalogoChanges(tx, 0);
    expect(meanwhile).toBe(version);
  });
  const next = version + 1;
  expect(await readSince(shop, version)).toEqual({
    version: next,
    estructura,
    ediciones: next,
    ventas: next,
    productos: [
      { id: edited, version: next },
      { id: moved, version: next },
    ],
  });
});

test("a rollback raises nothing", async ({ shop }) => {
  const { db } = shop.database;
  const before = await readSince(shop, 0);
  const failing = inTransaction(db, async (tx) => {
    catalogoChanged(tx, { all: true });
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  expect(await readSince(shop, 0)).toEqual(before);
});

test("a statement without a transaction may not change the catalogue", async ({ shop }) => {
  const change = inStatement(shop.database.db, async (tx) => catalogoChanged(tx, { all: true }));
  await expect(change).rejects.toThrow("only a transaction");
});
