import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { buildOpinion, readProducto } from "#tests/support/buying/opiniones.ts";

const evil = `"><script>alert('x')</script>`;

let admin: ReturnType<TestShop["client"]>;
test.beforeAll(async ({ shop }) => {
  admin = shop.client((await buildAdmin(shop)).token);
});

const change = (id: number, body: { oculta?: boolean; respuesta?: string }) =>
  admin("patchOpinion", { query: { id }, body });

async function actsOf(shop: TestShop, id: number) {
  return shop.database.db
    .selectFrom("auditoria")
    .select(["autor", "accion", "antes", "despues"])
    .where("entidad", "=", "opinion")
    .where("entidad_id", "=", id)
    .orderBy("id")
    .execute();
}

test("the owner hides an opinion everywhere, averages included, and shows it again", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { nombre: "Escondido" });
  const bad = await buildOpinion(shop, producto_id, { calificacion: 1 });
  await buildOpinion(shop, producto_id, { calificacion: 5 });
  expect(await readProducto(shop, producto_id)).toMatchObject({ calificacion_promedio: 3 });

  expect(await change(bad, { oculta: true })).toMatchObject({
    data: { mensaje: "Opinión oculta.", opinion: { id: bad, oculta: true } },
  });
  const hidden = { calificacion_promedio: 5, opiniones_total: 1 };
  expect(await readProducto(shop, producto_id)).toMatchObject({
    ...hidden,
    opiniones: [{ calificacion: 5 }],
  });
  expect(await shop.client()("listProductos", { query: { q: "escondido" } })).toMatchObject({
    data: [hidden],
  });
  expect(await change(bad, { oculta: false })).toMatchObject({
    data: { mensaje: "Opinión visible." },
  });
  expect(await readProducto(shop, producto_id)).toMatchObject({ opiniones_total: 2 });
});

test("the owner answers an opinion, changes the answer and deletes it", async ({ shop }) => {
  const producto_id = await buildProducto(shop);
  const id = await buildOpinion(shop, producto_id);
  const respuestaOf = async () => (await readProducto(shop, producto_id)).opiniones[0]?.respuesta;

  expect(await change(id, { respuesta: evil })).toMatchObject({
    data: { mensaje: "Respuesta publicada.", opinion: { respuesta: evil } },
  });
  expect(await respuestaOf()).toBe(evil);
  await change(id, { respuesta: "¡Gracias!" });
  expect(await respuestaOf()).toBe("¡Gracias!");
  expect(await change(id, { respuesta: "" })).toMatchObject({
    data: { mensaje: "Respuesta quitada.", opinion: { respuesta: null } },
  });
  expect(await respuestaOf()).toBeNull();
});

test("each change is in the trail, a repeated one is not", async ({ shop }) => {
  const id = await buildOpinion(shop, await buildProducto(shop));
  await change(id, { respuesta: "Gracias" });
  await change(id, { respuesta: "Gracias" });
  await change(id, { respuesta: "Muchas gracias" });
  await change(id, { oculta: true });
  await change(id, { oculta: true });
  await change(id, { oculta: false, respuesta: "" });
  const acts = await actsOf(shop, id);

  expect(acts.map(({ accion }) => accion)).toEqual([
    "Respondió la opinión",
    "Cambió la respuesta de la opinión",
    "Ocultó la opinión",
    "Mostró la opinión",
    "Quitó la respuesta de la opinión",
  ]);
  expect(acts[2]).toMatchObject({
    autor: expect.stringMatching(/^usuario-\d+$/),
    antes: '{"oculta":false}',
    despues: '{"oculta":true}',
  });
  expect(JSON.stringify(acts)).not.toContain("racias");
});

test("the owner filters what is visible, hidden or unanswered, by producto and by pages", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { nombre: "Filtrado" });
  const plain = await buildOpinion(shop, producto_id, { calificacion: 3 });
  const hidden = await buildOpinion(shop, producto_id);
  const answered = await buildOpinion(shop, producto_id);
  await change(hidden, { oculta: true });
  await change(answered, { respuesta: "Gracias" });
  const list = async (query: Record<string, string>) => {
    const result = await admin("listAllOpiniones", {
      query: { todas: "true", producto_id, ...query },
    });
    if (!result.ok) throw new Error(`no list: ${result.status}`);
    return { ids: result.data.map(({ id }) => id), total: result.headers["x-total-count"] };
  };

  expect(await list({})).toEqual({ ids: [answered, hidden, plain], total: "3" });
  expect(await list({ mostrar: "visibles" })).toEqual({ ids: [answered, plain], total: "2" });
  expect(await list({ mostrar: "ocultas" })).toEqual({ ids: [hidden], total: "1" });
  expect(await list({ mostrar: "sin_respuesta" })).toEqual({ ids: [plain], total: "1" });
  expect(await list({ mostrar: "por_responder" })).toEqual({ ids: [plain], total: "1" });
  expect(await list({ pagina: "2", por_pagina: "2" })).toEqual({ ids: [plain], total: "3" });
  const first = await admin("listAllOpiniones", { query: { todas: "true", producto_id } });
  expect(first).toMatchObject({
    data: [{ nombre_producto: "Filtrado", nombre_usuario: "Camila S." }, {}, {}],
  });
});

test("an unknown id is 404", async () => {
  expect(await change(999_999, { oculta: true })).toMatchObject({
    status: 404,
    error: errorMessages.opinionNotFound,
  });
});
