import { sql } from "kysely";
import { expect } from "vitest";
import type { OperationName } from "#contract/routes.ts";
import { buildFamilia, sizes } from "#rig/builders/familia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { type BuiltAdmin, buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { buildOwner, opine } from "#tests/support/buying/opiniones.ts";
import { stepPedido } from "#tests/support/buying/pedidos.ts";
import { buildPlate, plateCampos } from "#tests/support/buying/plates.ts";
import { password } from "#tests/support/calls/auth-calls.ts";
import { type AdminWrite, adminWrites, type PrepareWrite } from "./auditoria-writes.ts";
import { sendWrite } from "./send-write.ts";

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
  ["another categoria", "patchProducto", changeCategoria],
  ["a color with another name", "saveColor", renameColor],
  ["a row that joins a familia", "importProductos", joinFamilia],
];

async function changeCategoria(shop: TestShop): Promise<AdminWrite> {
  const id = await buildProducto(shop);
  await buildProducto(shop, { categoria: "Regalos" });
  const { id: categoria_id } = await shop.database.db
    .selectFrom("categorias")
    .select("id")
    .where("nombre", "=", "Regalos")
    .executeTakeFirstOrThrow();
  return { call: { query: { id: String(id) }, body: { categoria_id } }, entidad: "producto" };
}

async function renameColor(shop: TestShop): Promise<AdminWrite> {
  const mint = { clave: "menta", nombre: "Menta", color: "#98d8c8" };
  await buildPlate(shop, {
    campos: plateCampos.map((campo) => ({ ...campo, ...(campo.opciones && { opciones: [mint] }) })),
  });
  const { id } = await shop.database.db
    .insertInto("colores")
    .values(mint)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { call: { body: { id, nombre: "Menta suave", color: mint.color } }, entidad: "color" };
}

/** The familia is shown by each of its variantes. */
async function joinFamilia(shop: TestShop): Promise<AdminWrite> {
  await buildFamilia(shop, { nombre: "Macetero Bruma", ejes: [sizes] });
  const csv =
    "sku,nombre,precio,categoria,familia,valores\nBRUMA-9,,9990,Figuras,Macetero Bruma,Talla: Mediana\n";
  const form = new FormData();
  form.append("archivo", new Blob([csv], { type: "text/csv" }), "productos.csv");
  return { call: { query: { simular: "false" }, form }, entidad: "importacion" };
}

test.for(writes)("%s leaves no kept answer stale", async ([, name, prepare], { shop }) => {
  const { call } = await prepare(shop);
  await expectFresh(shop, async () => {
    const response = await sendWrite(shop, { name, call, token: admin.token });
    expect({ isDone: response.ok, text: await response.text() }).toMatchObject({ isDone: true });
  });
});

test("an account that is erased leaves no kept answer with its name", async ({ shop }) => {
  const producto_id = await buildProducto(shop);
  const password_hash = await shop.app.ctx.passwords.hash(password);
  const owner = await buildOwner(shop, producto_id, { password_hash });
  await opine(owner, producto_id);
  const pedidos = await owner.api("listPedidos");
  await stepPedido(shop, (pedidos.ok && pedidos.data[0]?.id) || 0, "entregado");
  await expectFresh(shop, async () =>
    expect(await owner.api("deleteCuenta", { body: { password } })).toMatchObject({ ok: true }),
  );
});

/** Keeps the answers of before `act`, and compares what is answered after it with what would be made anew. */
async function expectFresh(shop: TestShop, act: () => Promise<unknown>): Promise<void> {
  await shop.app.refreshCatalogoVersion();
  const paths = await listKeptPaths(shop);
  await readAll(shop, paths);
  await act();
  const shown = await readAll(shop, paths);
  await changeEverything(shop);
  expect(shown).toEqual(await readAll(shop, paths));
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
