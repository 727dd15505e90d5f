// @module-tag both-engines

import { describe, expect } from "vitest";
import type { FacetasAnswer } from "#contract/schemas/facetas.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { adminApi, buyPedido } from "#tests/support/buying/pedidos.ts";

type Shape = { nombre: string; precio: number; stock?: number; material?: string };

const stars = (...calificaciones: number[]) =>
  calificaciones.map((calificacion, index) => ({
    nombre_usuario: `Persona ${index}`,
    calificacion,
    comentario: "",
  }));

const productos: (Shape & { categoria: string; opiniones?: ReturnType<typeof stars> })[] = [
  { nombre: "Barato", precio: 10_000, categoria: "Figuras", opiniones: stars(5) },
  { nombre: "Medio", precio: 10_500, categoria: "Figuras", material: "PETG" },
  { nombre: "Agotado", precio: 20_000, categoria: "Gamer", stock: 0, opiniones: stars(3, 3) },
  {
    nombre: "Querido",
    precio: 39_990,
    categoria: "Gamer",
    opiniones: stars(5, 5, 5, 4, 5, 5, 5, 5),
  },
  { nombre: "Justo", precio: 45_000, categoria: "Regalos", material: "TPU", opiniones: stars(4) },
];

test.beforeAll(async ({ shop }) => {
  for (const producto of productos) await buildProducto(shop, { material: "PLA", ...producto });
});

async function list(shop: TestShop, query: string) {
  const response = await fetch(`${shop.url}/api/endpoints/productos.php?${query}`);
  const body = (await response.json()) as { id: number; nombre: string }[];
  const total = response.headers.get("x-total-count");
  return { status: response.status, total: Number(total), names: body, error: body };
}

async function namesOf(shop: TestShop, query: string): Promise<string[]> {
  const { names, total } = await list(shop, query);
  expect(total).toBe(names.length);
  return names.map(({ nombre }) => nombre);
}

async function facetas(shop: TestShop, query = ""): Promise<FacetasAnswer> {
  const response = await fetch(`${shop.url}/api/endpoints/productos.php?facetas=true&${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as FacetasAnswer;
}

describe("a list is filtered by", () => {
  test.for([
    ["precio_min=20000", ["Justo", "Querido", "Agotado"]],
    ["precio_max=10000", ["Barato"]],
    ["precio_min=10000&precio_max=20000", ["Agotado", "Medio", "Barato"]],
    ["material=PETG", ["Medio"]],
    ["disponible=true", ["Justo", "Querido", "Medio", "Barato"]],
    ["estrellas=4", ["Justo", "Querido", "Barato"]],
    ["categoria=gamer&disponible=true&material=PLA&estrellas=4&precio_max=40000", ["Querido"]],
    ["q=PLA&precio_max=20000&disponible=true", ["Barato"]],
    ["material=Nada", []],
    ["precio_min=30000&precio_max=20000", []],
  ] as const)("%s", async ([query, names], { shop }) => {
    expect(await namesOf(shop, query)).toEqual(names);
  });

  test("a word that filters leave nothing of is not taken for a slip of the hand", async ({
    shop,
  }) => {
    expect(await namesOf(shop, "q=Querido&precio_max=10000")).toEqual([]);
  });

  test("pages of a filtered list neither repeat nor skip", async ({ shop }) => {
    const pages = [1, 2, 3].map((pagina) => `disponible=true&por_pagina=2&pagina=${pagina}`);
    const found = await Promise.all(pages.map((query) => list(shop, query)));
    expect(found.flatMap(({ names }) => names.map(({ nombre }) => nombre))).toEqual([
      "Justo",
      "Querido",
      "Medio",
      "Barato",
    ]);
    expect(found.map(({ total }) => total)).toEqual([4, 4, 4]);
  });

  test.for([
    [
      "precio_min=10500",
      'El parámetro "precio_min" debe ser un número de miles de pesos, como 10000.',
    ],
    [
      "precio_max=-1",
      'El parámetro "precio_max" debe ser un número de miles de pesos, como 10000.',
    ],
    ["material=", "El material no es válido."],
    ["disponible=si", 'El parámetro "disponible" debe ser true o false.'],
    ["color=Rojo", "El color no es válido."],
    ["estrellas=5", 'El parámetro "estrellas" debe ser 4.'],
  ])("a wrong value is refused: %s", async ([query, sentence], { shop }) => {
    const { status, error } = await list(shop, String(query));
    expect({ status, error }).toMatchObject({ status: 400, error: { error: sentence } });
  });
});

test("best rated: one opinion of five stars does not beat eight", async ({ shop }) => {
  expect(await namesOf(shop, "orden=mejor_evaluados")).toEqual([
    "Querido",
    "Barato",
    "Justo",
    "Agotado",
    "Medio",
  ]);
});

describe("counts of the filters", () => {
  test("say how many each value would leave, with the others as they are", async ({ shop }) => {
    expect(await facetas(shop, "disponible=true&material=PLA")).toEqual({
      de_busqueda: false,
      categorias: [
        { slug: "figuras", total: 1 },
        { slug: "gamer", total: 1 },
      ],
      materiales: [
        { material: "PLA", total: 2 },
        { material: "PETG", total: 1 },
        { material: "TPU", total: 1 },
      ],
      colores: [],
      precios: [
        { desde: null, hasta: 10_000, total: 1 },
        { desde: 10_000, hasta: 20_000, total: 1 },
        { desde: 20_000, hasta: 40_000, total: 1 },
        { desde: 40_000, hasta: null, total: 0 },
      ],
      disponibles: 2,
      bien_evaluados: 2,
      total: 2,
    });
  });

  test.for([
    ["words as typed", "q=pla", ["gamer", "figuras"]],
    ["a word with a slip", "q=qerido", ["gamer"]],
    ["words in part of a categoria", "q=pla&categoria=gamer", ["gamer", "figuras"]],
    ["words that nothing has", "q=zzzz", []],
  ])("are of what a search finds: %s", async ([, query, slugs], { shop }) => {
    const { de_busqueda, categorias, total } = await facetas(shop, String(query));
    expect({ de_busqueda, slugs: categorias.map(({ slug }) => slug) }).toEqual({
      de_busqueda: true,
      slugs,
    });
    const { categoria: _, ...others } = Object.fromEntries(new URLSearchParams(String(query)));
    const everywhere = await list(shop, new URLSearchParams(others).toString());
    expect(total).toBe(everywhere.total);
  });

  test("of a search narrow each other as those of the list", async ({ shop }) => {
    const found = await facetas(shop, "q=pla&disponible=true");
    expect(found).toMatchObject({ total: 2, disponibles: 2, bien_evaluados: 2 });
    expect(found.categorias).toEqual([
      { slug: "figuras", total: 1 },
      { slug: "gamer", total: 1 },
    ]);
    expect(found.precios.map(({ total }) => total)).toEqual([1, 1, 1, 0]);
    expect((await facetas(shop, "q=pla")).total).toBe(3);
  });

  test("are of the whole list where only some of the words are found", async ({ shop }) => {
    const all = await facetas(shop);
    expect(await facetas(shop, "q=querido+submarino")).toEqual(all);
    expect(all.de_busqueda).toBe(false);
  });

  test("follow opiniones that are hidden and shown again", async ({ shop }) => {
    const admin = await adminApi(shop);
    const { bien_evaluados } = await facetas(shop);
    const { id } = await shop.database.db
      .selectFrom("opiniones")
      .innerJoin("productos", "productos.id", "opiniones.producto_id")
      .select("opiniones.id")
      .where("productos.nombre", "=", "Justo")
      .executeTakeFirstOrThrow();
    await admin("patchOpinion", { query: { id }, body: { oculta: true } });
    await expect.poll(async () => (await facetas(shop)).bien_evaluados).toBe(bien_evaluados - 1);
    await admin("patchOpinion", { query: { id }, body: { oculta: false } });
    await expect.poll(async () => (await facetas(shop)).bien_evaluados).toBe(bien_evaluados);
  });
});

test("most sold: what was bought leads, and a return of the units takes it back", async ({
  shop,
}) => {
  const admin = await adminApi(shop);
  const { id, producto_id } = await buyPedido(shop);
  const newest = await buildProducto(shop);
  const first = async () => (await list(shop, "orden=mas_vendidos")).names[0]?.id;
  await expect.poll(first).toBe(producto_id);
  await admin("createReembolso", {
    body: { pedido_id: id, motivo: "Llegó quebrado", reponer_stock: true },
  });
  await expect.poll(first).toBe(newest);
});
