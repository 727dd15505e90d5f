// @module-tag both-engines

import { expect } from "vitest";
import { buildFamilia, colors, sizes } from "#rig/builders/familia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";

async function search(shop: TestShop, q: string) {
  const query = { q, por_pagina: "20" };
  const answer = await shop.client()("listProductos", { query });
  const facetas = await shop.client()("listFacetas", { query: { facetas: "true", q } });
  if (!answer.ok || !facetas.ok) throw new Error("no list");
  return {
    ids: answer.data.map(({ id }) => id),
    cards: answer.data,
    total: Number(answer.headers["x-total-count"]),
    counted: facetas.data.total,
  };
}

const found = (id: number | undefined) => ({ ids: [id], total: 1, counted: 1 });

test("a card says the familia, its lowest precio, its colors and the units of all", async ({
  shop,
}) => {
  const nombre = "Florero Quillay";
  const ids = await buildFamilia(shop, { nombre, ejes: [colors, sizes], stocks: [0, 2, 3] });
  const { cards } = await search(shop, nombre);
  expect(cards).toMatchObject([
    {
      id: ids[1],
      familia: {
        ...{ nombre, desde: 13_990, total: 6, stock: 17 },
        colores: colors.valores.map(({ nombre: color, color: hex }) => ({
          nombre: color,
          color: hex,
        })),
      },
    },
  ]);
  const alone = await buildProducto(shop, { nombre: "Portavela Peumo" });
  expect((await search(shop, "portavela peumo")).cards).toMatchObject([
    { id: alone, familia: null },
  ]);
});

test("a search finds a familia once, by the words of any variante, and shows the one they name", async ({
  shop,
}) => {
  const nombre = "Jarron Lenga";
  const [blue, green, sand] = await buildFamilia(shop, { nombre });
  expect(await search(shop, "jarron lenga")).toMatchObject(found(blue));
  expect(await search(shop, "musgo lenga")).toMatchObject(found(green));
  expect(await search(shop, "lenga arenas")).toMatchObject(found(sand));
  expect(await search(shop, `NUBE-${blue}-2`)).toMatchObject(found(sand));
  expect(await search(shop, "jarron lenga muzgo")).toMatchObject(found(green));
  expect((await search(shop, "lenga turquesa")).cards).not.toContainEqual(
    expect.objectContaining({ id: green }),
  );
});

test("words of a variante that is not sold, or left, find its familia no more", async ({
  shop,
}) => {
  const nombre = "Cuenco Ulmo";
  const [blue, green, sand] = await buildFamilia(shop, { nombre });
  const { token } = await buildAdmin(shop);
  const admin = shop.client(token);
  const of = (id: number | undefined) => ({ query: { id: String(id) } });
  await admin("patchProducto", { ...of(green), body: { activo: false } });
  await shop.app.refreshCatalogoVersion();
  expect((await search(shop, "cuenco ulmo musgo")).ids).not.toContain(green);
  await admin("dissolveFamilia", of(blue));
  await shop.app.refreshCatalogoVersion();
  expect(await search(shop, "cuenco ulmo")).toMatchObject({ ids: [sand, blue], total: 2 });
  expect(await search(shop, "ulmo arena")).toMatchObject(found(sand));
});
