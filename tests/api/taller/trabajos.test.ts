import { describe, expect } from "vitest";
import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { answer, askDone } from "#tests/support/buying/devoluciones.ts";
import { adminApi, despachoSteps } from "#tests/support/buying/pedidos.ts";
import { buyPlates, newestPedido } from "#tests/support/buying/plates.ts";
import {
  buyTwoLines,
  expectBooksToHold,
  refund,
} from "#tests/support/buying/reembolsos-of-units.ts";

const test = freshShopTest();

async function trabajosOf(shop: TestShop, pedido_id?: number) {
  const query = pedido_id === undefined ? {} : { pedido_id: String(pedido_id) };
  const listed = await (await adminApi(shop))("listTrabajos", { query });
  if (!listed.ok) throw new Error(`no list: ${listed.error}`);
  return listed.data.trabajos;
}

async function estadosOf(shop: TestShop, pedido_id: number) {
  return (await trabajosOf(shop, pedido_id)).map(({ estado }) => estado);
}

describe("what is paid", () => {
  test("is one piece of work for each unit: to pack from the shelf, to print else", async ({
    shop,
  }) => {
    const shelf = await buildProducto(shop, { nombre: "Huemul" });
    const encargo = await buildProducto(shop, {
      ...{ nombre: "Lámpara", suministro: "encargo", plazo_dias: 5, por_semana: 9, stock: 9 },
    });
    const buyer = await buildBuyer(shop, [
      { producto_id: shelf, cantidad: 2 },
      { producto_id: encargo, cantidad: 1 },
    ]);
    const { token } = await startPayment(buyer);
    expect(await trabajosOf(shop)).toEqual([]);
    await finishPayment(shop, token, "aprobar");
    const { pedido } = await newestPedido(buyer);
    const of = { pedido_id: pedido.id, estado: "en_cola" };
    const open = await trabajosOf(shop);
    expect(open).toMatchObject([
      { ...of, producto_id: shelf, nombre_producto: "Huemul", unidad: 1, tipo: "empacar" },
      { ...of, producto_id: shelf, nombre_producto: "Huemul", unidad: 2, tipo: "empacar" },
      { ...of, producto_id: encargo, nombre_producto: "Lámpara", unidad: 1, tipo: "imprimir" },
    ]);
    expect(open.every((it) => !("personalizacion" in it))).toBe(true);
    expect(await trabajosOf(shop, pedido.id)).toEqual(open);
  });

  test("is printed with its text, also when it has a stock", async ({ shop }) => {
    const { detalle } = await buyPlates(shop, { nombre: "Ñandú 3°", color: "lapislazuli" });
    expect(await trabajosOf(shop)).toMatchObject([
      {
        ...{ detalle_id: detalle.id, tipo: "imprimir" },
        personalizacion: { nombre: "Ñandú 3°", color: "lapislazuli" },
        personalizacion_textos: [{ valor: "Ñandú 3°" }, { valor: "Lapislázuli", color: "#1f3a8a" }],
      },
    ]);
  });

  test("is work no more once it is sent", async ({ shop }) => {
    const { id } = await buyTwoLines(shop);
    const admin = await adminApi(shop);
    const envio = { transportista: "Starken", seguimiento: "S-1" };
    for (const estado of despachoSteps) {
      const query = { id: String(id) };
      expect(await admin("movePedido", { query, body: { estado, ...envio } })).toMatchObject({
        ok: true,
      });
      await expectBooksToHold(shop);
    }
    expect(await trabajosOf(shop)).toEqual([]);
    expect(await estadosOf(shop, id)).toEqual(["embalado", "embalado", "embalado"]);
  });
});

describe("what is given back", () => {
  test("stops the work on those units at once, and all of it with the rest", async ({ shop }) => {
    const { id, lineas } = await buyTwoLines(shop);
    await refund(shop, id, { lineas: [[lineas.huemul, 1]] });
    expect(await estadosOf(shop, id)).toEqual(["en_cola", "detenido", "en_cola"]);
    await expectBooksToHold(shop);
    await refund(shop, id, { clave: "clave-numero-2" });
    expect(await trabajosOf(shop)).toEqual([]);
    expect(await estadosOf(shop, id)).toEqual(["detenido", "detenido", "detenido"]);
    await expectBooksToHold(shop);
  });

  test("waits while its retracto has no answer; a refused one goes on", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const { id, lineas } = bought;
    const asked = await askDone(bought, { lineas: [[lineas.huemul, 1]] });
    expect(await estadosOf(shop, id)).toEqual(["en_cola", "en_pausa", "en_cola"]);
    await answer(shop, asked, { decision: "rechazada", respuesta: "Ya se fue" });
    expect(await estadosOf(shop, id)).toEqual(["en_cola", "en_cola", "en_cola"]);
    await answer(shop, await askDone(bought, { lineas: [[lineas.huemul, 2]] }));
    expect(await estadosOf(shop, id)).toEqual(["detenido", "detenido", "en_cola"]);
    await expectBooksToHold(shop);
  });
});

describe("a corrected text", () => {
  const nota = "Lo pidió por correo";

  async function correct(shop: TestShop, line: { detalle_id: number; unidades?: number }) {
    const body = { ...line, cantidad: 2, textos: { nombre: "Luz" }, nota };
    const corrected = await (await adminApi(shop))("correctTexto", { body });
    if (!corrected.ok) throw new Error(`not corrected: ${corrected.error}`);
  }

  async function setEstado(shop: TestShop, estado: TrabajoEstado) {
    await shop.database.db.updateTable("trabajos").set({ estado }).execute();
  }

  test("is printed again where a piece has the old one already", async ({ shop }) => {
    const { pedido, detalle } = await buyPlates(shop, { cantidad: 2 });
    await setEstado(shop, "impreso");
    await correct(shop, { detalle_id: detalle.id });
    const trabajos = await trabajosOf(shop, pedido.id);
    expect(trabajos.map(({ estado, unidad }) => [estado, unidad])).toEqual([
      ["fallido", 1],
      ["fallido", 2],
      ["en_cola", 1],
      ["en_cola", 2],
    ]);
    expect(trabajos.at(-1)?.personalizacion).toEqual({ nombre: "Luz" });
    await expectBooksToHold(shop);
  });

  test("of a part of the units makes their own work, and leaves that of the others", async ({
    shop,
  }) => {
    const { pedido, detalle } = await buyPlates(shop, { cantidad: 2 });
    await correct(shop, { detalle_id: detalle.id, unidades: 1 });
    const open = await trabajosOf(shop);
    expect(open.map(({ personalizacion }) => personalizacion?.nombre)).toEqual(["Eva", "Luz"]);
    expect(open.every(({ pedido_id }) => pedido_id === pedido.id)).toBe(true);
    await expectBooksToHold(shop);
  });
});
