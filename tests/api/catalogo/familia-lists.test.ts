// @module-tag both-engines

import { expect } from "vitest";
import { buildFamilia, colors, sizes } from "#rig/builders/familia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

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

test("lists are filtered and counted by the colors of campos and variantes", async ({ shop }) => {
  const categoria = "Colores";
  const [, green, sand] = await buildFamilia(shop, { categoria, stocks: [4, 0, 4] });
  const { token } = await buildAdmin(shop);
  const admin = shop.client(token);
  const offered = { clave: "color", etiqueta: "Color", tipo: "color", precio: 0 };
  const opciones = (...at: number[]) => at.flatMap((it) => colors.valores[it] ?? []);
  const plate = await buildProducto(shop, { categoria, nombre: "Placa" });
  const shown = await shop.client()("getProducto", { query: { id: String(plate) } });
  const { categoria_id = 0, categoria_slug = "" } = shown.ok ? shown.data : {};
  const save = (...at: number[]) => {
    const personalizacion = JSON.stringify([
      { ...offered, obligatorio: true, opciones: opciones(...at) },
    ]);
    const fields = { categoria_id: String(categoria_id), personalizacion };
    return sendProducto(shop, { token, id: plate, fields });
  };
  expect(await save(1, 2)).toMatchObject({ status: 200 });
  const read = async (query: Record<string, string>) => {
    await shop.app.refreshCatalogoVersion();
    const answer = await shop.client()("listProductos", {
      query: { categoria: categoria_slug, ...query },
    });
    const counts = await shop.client()("listFacetas", {
      query: { facetas: "true", categoria: categoria_slug, ...query },
    });
    if (!answer.ok || !counts.ok) throw new Error("no list");
    return {
      ids: answer.data.map(({ id }) => id),
      total: Number(answer.headers["x-total-count"]),
      colores: counts.data.colores.map(({ clave, total }) => [clave, total]),
    };
  };
  const all = [
    ["musgo", 2],
    ["arena", 2],
    ["lapis", 1],
  ];
  expect(await read({ color: "musgo" })).toEqual({ ids: [plate, green], total: 2, colores: all });
  expect(await read({ color: "arena", q: "macetero" })).toMatchObject({ ids: [sand], total: 1 });
  expect(await read({ color: "turquesa" })).toEqual({ ids: [], total: 0, colores: all });
  expect(await save(2)).toMatchObject({ status: 200 });
  await admin("patchProducto", { query: { id: String(sand) }, body: { activo: false } });
  expect(await read({ color: "arena" })).toMatchObject({ ids: [plate], total: 1 });
  await admin("dissolveFamilia", { query: { id: String(green) } });
  expect(await read({ color: "musgo" })).toEqual({ ids: [], total: 0, colores: [["arena", 1]] });
});
