import { expect } from "vitest";
import type { Campo } from "#contract/schemas/campos.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { buildBuyer, carritoOf } from "#tests/support/buying/buyer.ts";
import { plateCampos, setPlate } from "#tests/support/buying/plates.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

const [, color] = plateCampos;
type Opciones = NonNullable<Campo["opciones"]>;

async function openAdmin(shop: TestShop) {
  await ensureCategorias(shop.database.db, shop.clock.now());
  const { token } = await buildAdmin(shop);
  const admin = shop.client(token);
  const offer = (opciones: Opciones, id?: number) =>
    sendProducto(shop, {
      token,
      ...(id !== undefined && { id }),
      fields: { stock: "5", personalizacion: JSON.stringify([{ ...color, opciones }]) },
    });
  const list = async () => {
    const colores = await admin("listColores");
    return colores.ok ? colores.data : [];
  };
  return { admin, offer, list };
}

test("a color that a producto brings is listed, and its new name reaches each campo and carrito", async ({
  shop,
}) => {
  const { admin, offer, list } = await openAdmin(shop);
  const mint = { clave: "menta", nombre: "Menta", color: "#98D8C8" };
  const { body } = await offer([{ ...mint, precio: 300 }]);
  const { id } = body.producto;
  expect(await list()).toContainEqual(expect.objectContaining({ ...mint, color: "#98d8c8" }));
  const buyer = await buildBuyer(shop, []);
  await setPlate(buyer, id, { personalizacion: { color: "menta" } });
  const listed = (await list()).find(({ clave }) => clave === "menta");
  const change = { id: listed?.id ?? 0, nombre: "Menta suave", color: "#a0e0d0" };
  expect(await admin("saveColor", { body: change })).toMatchObject({
    data: { mensaje: "Color guardado.", color: { clave: "menta", nombre: "Menta suave" } },
  });
  const now = { clave: "menta", nombre: "Menta suave", color: "#a0e0d0", precio: 300 };
  const producto = await shop.client()("getProducto", { query: { id: String(id) } });
  expect(producto).toMatchObject({
    data: { version: body.producto.version + 1, personalizacion: [{ opciones: [now] }] },
  });
  expect(await carritoOf(buyer)).toMatchObject([
    { personalizacion_textos: [{ valor: "Menta suave", opcion: "menta", color: "#a0e0d0" }] },
  ]);
});

test("a campo shows a color as the list does, or is refused", async ({ shop }) => {
  const { admin, offer, list } = await openAdmin(shop);
  const saved = await admin("saveColor", { body: { nombre: "Ladrillo", color: "#8B3A2F" } });
  expect(saved).toMatchObject({ data: { color: { clave: "ladrillo", color: "#8b3a2f" } } });
  const brick = { clave: "ladrillo", nombre: "Ladrillo", color: "#8b3a2f" };
  expect(await offer([brick])).toMatchObject({ status: 201 });
  const before = await list();
  for (const [wrong, sentence] of [
    [[{ ...brick, nombre: "Rojo" }], "El color «ladrillo» es Ladrillo (#8b3a2f)"],
    [[{ ...brick, color: "#ff0000" }], "El color «ladrillo» es Ladrillo (#8b3a2f)"],
    [[{ ...brick, clave: "otro", nombre: "LADRILLO" }], "Ya hay un color «Ladrillo»"],
  ] as const) {
    const { status, body } = await offer([...wrong]);
    expect([status, body.campos?.personalizacion]).toEqual([
      422,
      expect.stringContaining(sentence),
    ]);
  }
  expect(await list()).toEqual(before);
});

test("a name stands once in the list, and a color that is offered stays", async ({ shop }) => {
  const { admin, offer, list } = await openAdmin(shop);
  const smoke = { nombre: "Humo", color: "#667788" };
  const first = await admin("saveColor", { body: smoke });
  const id = first.ok ? first.data.color.id : 0;
  const taken = { status: 409, campos: { nombre: "Ya hay un color «Humo» en la lista." } };
  expect(await admin("saveColor", { body: { ...smoke, nombre: "humo" } })).toMatchObject(taken);
  await offer([{ clave: "humo", ...smoke }]);
  const query = { id: String(id) };
  expect(await admin("deleteColor", { query })).toMatchObject({
    status: 409,
    error: expect.stringContaining("«Zorro culpeo» lo ofrece"),
  });
  const free = await admin("saveColor", { body: { ...smoke, nombre: "Niebla" } });
  await admin("saveColor", { body: { ...smoke, nombre: "Índigo" } });
  const nombres = (await list()).map(({ nombre }) => nombre);
  expect(nombres.indexOf("Índigo")).toBe(nombres.indexOf("Humo") + 1);
  const gone = { id: String(free.ok && free.data.color.id) };
  expect(await admin("deleteColor", { query: gone })).toMatchObject({ ok: true });
  expect((await list()).map(({ nombre }) => nombre)).not.toContain("Niebla");
  expect(await admin("deleteColor", { query: gone })).toMatchObject({ status: 404 });
});
