// @module-tag both-engines
import { describe, expect } from "vitest";
import type { BodyOf } from "#contract/client.ts";
import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { ajustesBody } from "#tests/support/ajustes.ts";
import { buildBuyer, pedidoAt, startPayment } from "#tests/support/buying/buyer.ts";
import { adminApi, stepPedido } from "#tests/support/buying/pedidos.ts";
import { platePrecio } from "#tests/support/buying/plates.ts";
import { buildRecetaShop } from "#tests/support/taller/receta-shop.ts";

const test = freshShopTest();

type Api = Awaited<ReturnType<typeof adminApi>>;

async function addColor(admin: Api, nombre: string) {
  const saved = await admin("saveColor", { body: { nombre, color: "#1f3a8a" } });
  if (!saved.ok) throw new Error("no color");
  return saved.data.color;
}

function count(
  admin: Api,
  body: Pick<BodyOf<"saveFilamento">, "color_id" | "visto" | "gramos"> &
    Partial<BodyOf<"saveFilamento">>,
) {
  return admin("saveFilamento", { body: { precio_kilo: "14990", aviso_gramos: "200", ...body } });
}

async function list(admin: Api) {
  const listed = await admin("listFilamentos");
  return listed.ok ? listed.data.filamentos : [];
}

/** Two plates of one pedido, that take 20 grams each of a spool of a kilogram. */
async function buildPrints(shop: TestShop) {
  const { id, api: admin, save } = await buildRecetaShop(shop);
  await save();
  const colores = await admin("listColores");
  const carbon = colores.ok ? colores.data.find(({ clave }) => clave === "carbon") : undefined;
  const color_id = carbon?.id ?? 0;
  await count(admin, { color_id, visto: null, gramos: "1000" });
  const personalizacion = { nombre: "Ana", color: "lapislazuli" };
  const buyer = await buildBuyer(shop, [{ producto_id: id, cantidad: 2, personalizacion }]);
  const { token } = await startPayment(buyer, { sin_retracto: [id] });
  const { id: pedidoId } = await pedidoAt(buyer, await finishPayment(shop, token, "aprobar"));
  const listed = await admin("listTrabajos", { query: { pedido_id: String(pedidoId) } });
  const ids = listed.ok ? listed.data.trabajos.map((it) => it.id) : [];
  const step = (desde: TrabajoEstado, estado: TrabajoEstado, chosen = ids) =>
    admin("stepTrabajos", {
      body: { ids: chosen, desde, estado, ...(estado === "fallido" && { motivo: "otro" }) },
    });
  return { admin, pedidoId, ids, step, color_id };
}

describe("filament", () => {
  test("is counted by the owner, who saw what it was", async ({ shop }) => {
    const admin = await adminApi(shop);
    const { id: color_id } = await addColor(admin, "Azul noche");
    expect(await count(admin, { color_id, visto: null, gramos: "1000" })).toMatchObject({
      data: { mensaje: "Filamento anotado." },
    });
    const kept = { color_id, gramos: 1000, reservados: 0, precio_kilo: 14_990, aviso_gramos: 200 };
    expect(await list(admin)).toEqual([kept]);
    for (const visto of [null, 900]) {
      expect(await count(admin, { color_id, visto, gramos: "800" })).toMatchObject({
        status: 409,
        error:
          "Mientras tanto cambió: ahora quedan 1.000 g. Revisa cuánto queda y guarda de nuevo.",
      });
    }
    expect(await count(admin, { color_id, visto: 1000, gramos: "-1" })).toMatchObject({
      status: 422,
      campos: { gramos: 'El campo "gramos" debe ser un número entero entre 0 y 1000000.' },
    });
    expect(await list(admin)).toEqual([kept]);
    expect(await count(admin, { color_id: 999_999, visto: null, gramos: "1" })).toMatchObject({
      status: 404,
    });
    await admin("deleteColor", { query: { id: String(color_id) } });
    expect(await list(admin)).toEqual([]);
  });

  test("is reserved by what waits, taken by what is printed, given back by undo, and by a print made again anew", async ({
    shop,
  }) => {
    const { admin, ids, step } = await buildPrints(shop);
    const [first = 0] = ids;
    const expectLeft = async (gramos: number, reservados: number) =>
      expect(await list(admin)).toMatchObject([{ gramos, reservados }]);
    await expectLeft(1000, 40);
    await step("en_cola", "imprimiendo");
    await step("en_cola", "imprimiendo");
    await expectLeft(960, 0);
    await step("imprimiendo", "en_cola", [first]);
    await expectLeft(980, 20);
    await step("en_cola", "imprimiendo", [first]);
    await step("imprimiendo", "impreso");
    await step("impreso", "revisado");
    await step("revisado", "fallido", [first]);
    await expectLeft(960, 20);
  });

  test("of a pedido that is sent unprinted on the board is taken as well", async ({ shop }) => {
    const { admin, pedidoId } = await buildPrints(shop);
    await stepPedido(shop, pedidoId, "en_preparacion");
    await stepPedido(shop, pedidoId, "enviado");
    expect(await list(admin)).toMatchObject([{ gramos: 960, reservados: 0 }]);
  });

  test("that is nearly all spoken for stands in Hoy", async ({ shop }) => {
    const { admin, color_id } = await buildPrints(shop);
    const low = async () => {
      const resumen = await admin("getResumen");
      return resumen.ok ? resumen.data.filamentos_bajos : undefined;
    };
    expect(await low()).toBe(0);
    await count(admin, { color_id, visto: 1000, gramos: "240" });
    expect(await low()).toBe(1);
  });

  test("and the rates of the owner say what a piece costs", async ({ shop }) => {
    const { admin } = await buildPrints(shop);
    const body = await ajustesBody(shop, { hora_maquina: 300, fallas_porciento: 20 });
    await admin("saveAjustes", { body });
    // 20 g of carbon; the color of the letters has no price yet.
    const costo = { filamento: 300, maquina: 400, fallas: 175, total: 875, falta: true };
    expect(await admin("getReceta", { query: { producto_id: "1" } })).toMatchObject({
      data: { producto: { precio: platePrecio }, costo },
    });
  });
});
