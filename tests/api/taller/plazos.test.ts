// @module-tag both-engines
import { describe, expect } from "vitest";
import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { sweepEsperas } from "#server/modules/taller/index.ts";
import { addWorkingDays } from "#server/time/working-days.ts";
import { buildBuyer, carritoOf, startPayment } from "#tests/support/buying/buyer.ts";
import { lineOf, openPrintShop, type Printer } from "#tests/support/taller/print-shop.ts";

const test = freshShopTest();

describe("a promise", () => {
  test("comes after all that is printed before, and the finish", async ({ shop }) => {
    const { finish, buy, promiseOf, dayIn, capacidad } = await openPrintShop(shop);
    expect(await promiseOf(await buy())).toBe(1);
    expect(await promiseOf(await buy())).toBe(2);
    expect(await finish(2)).toMatchObject({ ok: true });
    const third = await buy();
    expect(await promiseOf(third)).toBe(5);
    expect(third.despacho).toMatchObject({ desde: dayIn(8) });
    expect(await capacidad()).toMatchObject({
      ...{ trabajo: { piezas: 3, minutos: 1800, sin_receta: 0 }, libre: dayIn(2) },
      sin_impresora: [],
    });
  });

  test("counts what others are about to pay, and no longer what they gave up", async ({ shop }) => {
    const { start, buy, promiseOf } = await openPrintShop(shop);
    const { ana, token } = await start();
    expect(await promiseOf(await buy())).toBe(2);
    await finishPayment(shop, token, "rechazar");
    // Another try takes the days of now, and waits for nothing of its own.
    const again = await startPayment(ana);
    const pedidos = shop.database.db.selectFrom("pedidos").select("id").orderBy("id");
    expect(await promiseOf(await pedidos.executeTakeFirstOrThrow())).toBe(2);
    await finishPayment(shop, again.token, "rechazar");
    expect(await promiseOf(await buy())).toBe(2);
  });

  test("stays when the printer is out of service, and its owner sees it", async ({ shop }) => {
    const { api, buy, promiseOf, dayIn, capacidad, saveImpresora } = await openPrintShop(shop);
    const first = await buy();
    const { impresoras } = await capacidad();
    const [printer] = impresoras;
    const out = { cerrada_desde: dayIn(0), cerrada_hasta: dayIn(2) };
    await saveImpresora({ ...printer, ...out });
    expect(await promiseOf(await buy())).toBe(5);
    expect(await promiseOf(first)).toBe(1);
    expect((await capacidad()).en_riesgo).toEqual([
      {
        ...{ pedido_id: first.id, numero: first.numero, nombre: expect.any(String) },
        ...{ prometido: dayIn(1), posible: dayIn(4) },
      },
    ]);
    const resumen = await api("getResumen");
    expect(resumen).toMatchObject({ data: { pedidos_en_riesgo: 1 } });
    await saveImpresora({ ...printer, version: 2 });
    expect((await capacidad()).en_riesgo).toEqual([]);
  });

  test("counts what failed, and no more what is printed", async ({ shop }) => {
    const { api, buy, promiseOf } = await openPrintShop(shop);
    await buy();
    const listed = await api("listTrabajos", { query: {} });
    const ids = listed.ok ? listed.data.trabajos.map(({ id }) => id) : [];
    const step = (desde: TrabajoEstado, estado: TrabajoEstado) =>
      api("stepTrabajos", {
        body: { ids, desde, estado, ...(estado === "fallido" && { motivo: "otro" }) },
      });
    await step("en_cola", "imprimiendo");
    expect(await promiseOf(await buy())).toBe(2);
    await step("imprimiendo", "impreso");
    expect(await promiseOf(await buy())).toBe(2);
    await step("impreso", "fallido");
    expect(await promiseOf(await buy())).toBe(4);
  });

  test.for<[string, Printer]>([
    ["is off", { activa: false }],
    ["lacks a color", { colores: 1 }],
    ["has another material", { materiales: ["TPU"] }],
  ])("does not wait for a printer that %s", async ([, printer], { shop }) => {
    const { buy, promiseOf, capacidad } = await openPrintShop(shop, printer);
    await buy();
    expect(await promiseOf(await buy())).toBe(1);
    const { sin_impresora } = await capacidad();
    expect(sin_impresora).toEqual(printer.activa === false ? [] : ["PLA"]);
  });
});

async function catalogoVersion({ database: { db } }: TestShop) {
  return db.selectFrom("catalogo_version").select("version").executeTakeFirstOrThrow();
}

describe("pages and quotes", () => {
  test("say what a payment that starts now would promise", async ({ shop }) => {
    const { buy, quote, promiseOf, dayIn } = await openPrintShop(shop);
    await buy();
    const asked = await quote("2");
    const [one] = await quote("1");
    const pedido = await buy();
    expect(await promiseOf(pedido)).toBe(2);
    expect(one).toMatchObject({ desde: pedido.despacho.desde, hasta: pedido.despacho.hasta });
    // Two more pieces take two more days.
    expect(asked[0]?.desde).toBe(addWorkingDays(dayIn(3), { count: 3 }));
  });

  test("know the wait of an encargo within a minute", async ({ shop }) => {
    const { id, api, buy, save, capacidad } = await openPrintShop(shop);
    await shop.database.db
      .updateTable("productos")
      .set({ suministro: "encargo", plazo_dias: 2, por_semana: 9 })
      .where("id", "=", id)
      .execute();
    const read = async () => {
      await sweepEsperas(shop.app.ctx);
      await shop.app.refreshCatalogoVersion();
      const answer = await shop.client()("getProducto", { query: { id: String(id) } });
      return answer.ok ? answer.data : undefined;
    };
    expect(await read()).toMatchObject({ plazo_dias: 2, espera_dias: 2 });
    for (let sold = 0; sold < 4; sold += 1) await buy();
    expect(await read()).toMatchObject({ plazo_dias: 2, espera_dias: 4 });
    const version = await catalogoVersion(shop);
    await read();
    expect(await catalogoVersion(shop)).toEqual(version);
    const ana = await buildBuyer(shop, [lineOf(id)]);
    expect(await carritoOf(ana)).toMatchObject([{ plazo_dias: 4 }]);
    await save({ version: 1, minutos: 60, por_placa: 1 });
    expect(await read()).toMatchObject({ espera_dias: 4 });
    const [printer] = (await capacidad()).impresoras;
    await api("deleteImpresora", { query: { id: String(printer?.id) } });
    expect(await read()).toMatchObject({ espera_dias: 2 });
  });
});
