import { describe, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { countCalls } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { reconcile, tellElsewhere } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { buildDoubt } from "#tests/support/buying/doubts.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { adminApi, buyPedido, estadoOf } from "#tests/support/buying/pedidos.ts";
import { keepLog } from "#tests/support/faults/log-lines.ts";

const test = freshShopTest();
const nota = "Visto en el portal el 3 de mayo";

const expectRulesHold = async ({ database: { db }, config, clock }: TestShop) =>
  expect(await checkDatabase(db, { config, now: clock.now() })).toEqual([]);

describe("under another commerce code", () => {
  /** The shop after the code was changed. */
  const changed = ({ app: { ctx } }: TestShop) => ({
    ...ctx,
    payment: { ...ctx.payment, comercio: "597000000001" },
  });

  test("an intento is never asked about, and goes on when the code is back", async ({ shop }) => {
    const doubt = await buildDoubt(shop);
    const known = await countCalls(shop, "status", doubt.token);
    shop.clock.advance(minutes(20));
    await reconcile(changed(shop));
    expect(await countCalls(shop, "status", doubt.token)).toBe(known);
    expect(await readIntento(shop, doubt.token)).toMatchObject({ estado: "confirmando" });
    await reconcile(shop.app.ctx);
    expect(await estadoOf(shop, doubt.pedido_id)).toBe("pagado");
  });

  test("an unconfirmed one ends without a charge and without a question", async ({ shop }) => {
    const doubt = await buildDoubt(shop);
    const beto = await buildBuyer(shop, [{ producto_id: doubt.producto_id, cantidad: 1 }]);
    const { token } = await startPayment(beto);
    shop.clock.advance(minutes(20));
    await reconcile(changed(shop));
    expect(await countCalls(shop, "status", token)).toBe(0);
    expect(await readIntento(shop, token)).toMatchObject({
      estado: "expirado",
      motivo: "quedó sin confirmar al cambiar el código de comercio",
    });
    await expectRulesHold(shop);
  });

  test("the start tells how many wait, by code, and nothing when none does", async ({ shop }) => {
    await buildDoubt(shop);
    await buildDoubt(shop);
    const paid = await buyPedido(shop);
    const { log, lines } = keepLog();
    await tellElsewhere({ ...shop.app.ctx, log });
    expect(lines).toEqual([]);
    const { comercio } = await readIntento(shop, paid.token);
    await tellElsewhere({ ...changed(shop), log });
    expect(lines).toMatchObject([
      { level: 50, comercio, pagos: 2, comercio_actual: "597000000001" },
    ]);
  });
});

describe("the owner's refund of a payment that was taken under another commerce code", () => {
  async function refundElsewhere(shop: TestShop) {
    const { id: pedido_id, token, ana, producto_id } = await buyPedido(shop);
    const known = await countCalls(shop, "status", token);
    const { id: intento_id } = await readIntento(shop, token);
    await shop.database.db.updateTable("pago_intentos").set({ comercio: "597000000001" }).execute();
    const api = await adminApi(shop);
    const motivo = "Se arrepintió";
    const asked = await api("createReembolso", {
      body: { pedido_id, motivo, reponer_stock: true },
    });
    expect(asked).toMatchObject({
      data: {
        mensaje: expect.stringContaining("otro código de comercio (597000000001)"),
        pedido: {
          estado: "pagado",
          intentos: [{ estado: "por_reembolsar", proxima_consulta_en: null }],
        },
      },
    });
    const resolve = (como: "otra_via" | "retirado") =>
      api("resolveReembolso", { body: { pedido_id, intento_id, como, nota } });
    const expectUnasked = async () => {
      shop.clock.advance(minutes(20));
      await reconcile(shop.app.ctx);
      expect(await countCalls(shop, "status", token)).toBe(known);
      expect(await countCalls(shop, "refund", token)).toBe(0);
    };
    await expectUnasked();
    return { ana, producto_id, pedido_id, resolve, expectUnasked };
  }

  test("is sent to nobody, and is noted once the person has given it back", async ({ shop }) => {
    const { ana, producto_id, pedido_id, resolve, expectUnasked } = await refundElsewhere(shop);
    const before = await stockOf(shop, producto_id);
    expect(await resolve("otra_via")).toMatchObject({
      data: { pedido: { estado: "reembolsado" } },
    });
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, producto_id)).toBe(before + 2);
    await waitForCorreo(shop, ana.email, /^Reembolsamos tu pedido/);
    await expectUnasked();
    expect(await estadoOf(shop, pedido_id)).toBe("reembolsado");
    await expectRulesHold(shop);
  });

  test("is withdrawn only once its code is back and Webpay tells that the money is there", async ({
    shop,
  }) => {
    const { resolve } = await refundElsewhere(shop);
    expect(await resolve("retirado")).toMatchObject({ status: 409 });
    const { comercio } = shop.app.ctx.payment;
    await shop.database.db.updateTable("pago_intentos").set({ comercio }).execute();
    expect(await resolve("retirado")).toMatchObject({
      data: { pedido: { estado: "pagado", intentos: [{ estado: "autorizado" }] } },
    });
    await expectRulesHold(shop);
  });
});
