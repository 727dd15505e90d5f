import { describe, expect } from "vitest";
import { buildDespacho } from "#rig/builders/despacho.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { ensureCategorias, sweepCupos } from "#server/modules/catalogo/index.ts";
import { days } from "#server/time/clock.ts";
import { addWorkingDays } from "#server/time/working-days.ts";
import { buildBuyer, pedidoAt, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { createCsvCalls } from "#tests/support/calls/csv-calls.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

const test = freshShopTest();

const encargo = { suministro: "encargo", plazo_dias: "10", por_semana: "5" };

async function openTaller(shop: TestShop) {
  await ensureCategorias(shop.database.db, shop.clock.now());
  const { token } = await buildAdmin(shop);
  const save = (fields: Record<string, string>, id?: number) =>
    sendProducto(shop, { token, fields, ...(id === undefined ? {} : { id }) });
  const made = await save({ ...encargo, sku: "ZC-1", stock: "40" });
  expect(made.status).toBe(201);
  return { save, token, producto: made.body.producto };
}

async function buy(shop: TestShop, producto_id: number, cantidad: number) {
  const ana = await buildBuyer(shop, [{ producto_id, cantidad }]);
  const { token } = await startPayment(ana);
  return pedidoAt(ana, await finishPayment(shop, token, "aprobar"));
}

async function count(shop: TestShop): Promise<void> {
  await sweepCupos(shop.app.ctx);
  await shop.app.refreshCatalogoVersion();
}

describe("a producto that is made when it is bought", () => {
  test("sells what a week takes, and again when the sales are a week old", async ({ shop }) => {
    const { producto } = await openTaller(shop);
    const { id } = producto;
    expect(producto).toMatchObject({ suministro: "encargo", plazo_dias: 10, por_semana: 5 });
    expect(producto.stock).toBe(5);
    await buy(shop, id, 2);
    shop.clock.advance(days(3));
    await buy(shop, id, 3);
    await count(shop);
    expect(await stockOf(shop, id)).toBe(0);
    const late = await buildBuyer(shop, []);
    const body = { producto_id: id, cantidad: 1 };
    const refused = await late.api("setCarritoLinea", { body });
    expect(refused).toMatchObject({ status: 409, disponible: 0 });

    shop.clock.advance(days(4) + 60_000);
    await count(shop);
    expect(await stockOf(shop, id)).toBe(2);
    // Held for a payment: of the two one is left.
    const buyer = await buildBuyer(shop, [body]);
    await startPayment(buyer);
    await count(shop);
    expect(await stockOf(shop, id)).toBe(1);
  });

  test("promises its days before those of the despacho, also where no table is on", async ({
    shop,
  }) => {
    const { producto } = await openTaller(shop);
    const query = { comuna: "Viña del Mar", gramos: "100" };
    for (const activa of [false, true]) {
      await buildDespacho(shop, { ajustes: { activa } });
      const asked = await shop.client()("quoteDespacho", { query });
      const [soon] = asked.ok ? asked.data : [];
      const { despacho } = await buy(shop, producto.id, 1);
      expect(despacho.desde).toBe(addWorkingDays(soon?.desde ?? "", { count: 10 }));
      expect(despacho.hasta).toBe(addWorkingDays(soon?.hasta ?? "", { count: 10 }));
      const waited = await shop.client()("quoteDespacho", {
        query: { ...query, plazo_dias: "10" },
      });
      const { desde, hasta } = despacho;
      expect(waited).toMatchObject({ data: [{ desde, hasta }] });
    }
    const tooLong = { query: { ...query, plazo_dias: "367" } };
    expect(await shop.client()("quoteDespacho", tooLong)).toMatchObject({ status: 400 });
  });

  test("needs both numbers, keeps them for a client that does not know them, and goes back to a shelf", async ({
    shop,
  }) => {
    const { save, producto } = await openTaller(shop);
    const { id } = producto;
    const without = await save({ ...encargo, plazo_dias: "0", por_semana: "" });
    expect(without).toMatchObject({
      status: 422,
      body: { campos: { plazo_dias: /de 1 a 60/, por_semana: /de 1 a 999/ } },
    });
    expect(await save({ ...encargo, plazo_dias: "61" })).toMatchObject({ status: 422 });
    const older = await save({ sku: "ZC-1", stock: "9", stock_anterior: "5" }, id);
    expect(older.body.producto).toMatchObject({ ...producto, version: 2 });
    const fewer = await save({ sku: "ZC-1", ...encargo, por_semana: "3" }, id);
    expect(fewer.body.producto.stock).toBe(3);
    const shelf = { sku: "ZC-1", suministro: "estante", stock: "7", stock_anterior: "3" };
    expect((await save(shelf, id)).body.producto).toMatchObject({
      suministro: "estante",
      plazo_dias: 0,
      por_semana: 0,
      stock: 7,
    });
  });

  test("goes through the file, which does not write its units", async ({ shop }) => {
    const { token } = await openTaller(shop);
    const csv = createCsvCalls(shop, token);
    const head = "sku;nombre;precio;categoria;stock;suministro;plazo_dias;por_semana";
    const rows = "ZC-1;Zorro;9990;Figuras;0;Encargo;10;4\nZC-2;Puma;9990;Figuras;8;encargo;3;6";
    expect((await csv.apply(`${head}\n${rows}\n`)).status).toBe(200);
    const { text } = await csv.download();
    expect(text).toMatch(/ZC-1.*;4;.*"encargo";10;4/);
    expect(text).toMatch(/ZC-2.*;6;.*"encargo";3;6/);
    expect((await csv.simulate(text)).body).toMatchObject({ iguales: 2, cambiados: 0 });
    const bad = await csv.simulate("sku;suministro;plazo_dias;por_semana\nZC-2;encargo;;6\n");
    expect(bad.body.errores).toMatchObject([{ fila: 2, columna: "plazo_dias" }]);
    await csv.apply("sku;suministro;plazo_dias;por_semana\nZC-2;estante;0;0\n");
    expect((await csv.download()).text).toMatch(/ZC-2.*;0;.*"estante";0;0/);
  });

  test("is not running out of stock", async ({ shop }) => {
    const { token, save, producto } = await openTaller(shop);
    await save({ sku: "ZC-1", ...encargo, por_semana: "1" }, producto.id);
    const admin = shop.client(token);
    const listed = await admin("listAllProductos", {
      query: { incluir_inactivos: "true", stock_bajo: "true" },
    });
    expect(listed).toMatchObject({ data: [] });
    expect(await admin("getResumen")).toMatchObject({ data: { stock_bajo: 0 } });
  });
});
