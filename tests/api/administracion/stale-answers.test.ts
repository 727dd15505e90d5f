import { sql } from "kysely";
import { expect } from "vitest";
import { type OperationName, routes } from "#contract/routes.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { type BuiltAdmin, buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { type AdminWrite, adminWrites, type PrepareWrite } from "./auditoria-writes.ts";

let admin: BuiltAdmin;
test.beforeAll(async ({ shop }) => {
  admin = await buildAdmin(shop);
});

const patchOf =
  (body: Record<string, unknown>): PrepareWrite =>
  async (shop) => {
    const id = await buildProducto(shop, { precio: 1000, stock: 5 });
    return { call: { query: { id: String(id) }, body }, entidad: "producto" };
  };

/** One of each operation, and of each kind of change that one operation has. */
const writes: [label: string, OperationName, PrepareWrite][] = [
  ...(Object.entries(adminWrites) as [OperationName, PrepareWrite][]).map(
    ([name, prepare]): (typeof writes)[number] => [name, name, prepare],
  ),
  ["a new precio", "patchProducto", patchOf({ precio: 1200, precio_anterior: 1000 })],
  ["the last unit gone", "patchProducto", patchOf({ stock: 0, stock_anterior: 5 })],
  ["a producto turned off", "patchProducto", patchOf({ activo: false })],
  ["a producto made to measure", "patchProducto", patchOf({ a_medida: true })],
];

test.for(writes)("%s leaves no kept answer stale", async ([, name, prepare], { shop }) => {
  const { call } = await prepare(shop);
  await shop.app.refreshCatalogoVersion();
  const paths = await listKeptPaths(shop);
  await readAll(shop, paths);
  expect(await send(shop, name, call)).toBeLessThan(300);
  const shown = await readAll(shop, paths);
  await changeEverything(shop);
  expect(shown).toEqual(await readAll(shop, paths));
});

async function send(
  shop: TestShop,
  name: OperationName,
  { query = {}, body, form }: AdminWrite["call"],
) {
  const { method, path } = routes[name];
  const response = await fetch(`${shop.url}/api${path}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      authorization: `Bearer ${admin.token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
  });
  await response.arrayBuffer();
  return response.status;
}

async function listKeptPaths({ database: { db } }: TestShop): Promise<string[]> {
  const newest = await db
    .selectFrom("productos")
    .select("id")
    .orderBy("id", "desc")
    .limit(3)
    .execute();
  const ofProducto = newest.map(({ id }) => `productos.php?id=${id}`);
  const lists = [
    "productos.php?por_pagina=100",
    "productos.php?facetas=true",
    "productos.php?destacados=true",
  ];
  return [...lists, "categorias.php", "tienda.php", ...ofProducto];
}

async function readAll(shop: TestShop, paths: readonly string[]) {
  const answers = paths.map(async (path) => {
    const response = await fetch(`${shop.url}/api/endpoints/${path}`);
    return [path, response.status, await response.json()] as const;
  });
  return Promise.all(answers);
}

/** Each answer is made anew from now on. */
async function changeEverything(shop: TestShop): Promise<void> {
  await shop.database.db
    .updateTable("catalogo_version")
    .set({ version: sql`version + 1`, estructura: sql`version + 1` })
    .execute();
  await shop.app.refreshCatalogoVersion();
}
