import { describe, expect } from "vitest";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { countCalls, injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { compareNextDay } from "#tests/support/buying/conciliacion.ts";
import { adminApi, transaccionOf } from "#tests/support/buying/pedidos.ts";
import { intentoOf, refundAtPortal, rewordError } from "#tests/support/buying/reembolsos.ts";
import {
  buyTwoLines,
  expectBooksToHold,
  partMails,
  refund,
} from "#tests/support/buying/reembolsos-of-units.ts";

const test = freshShopTest();

describe("a provider that does not answer a refund of units", () => {
  test("is asked for its balance before a second try, which waits a minute", async ({ shop }) => {
    const { id, token, lineas } = await buyTwoLines(shop);
    await injectFault(shop, { falla: "sin_respuesta", operacion: "refund", antes: true });
    expect(await refund(shop, id, { lineas: [[lineas.huemul, 1]] })).toMatchObject({
      data: { pedido: { reembolso_detalle: { estado: "pendiente" } } },
    });
    expect(
      await refund(shop, id, { lineas: [[lineas.pudu, 1]], clave: "clave-numero-2" }),
    ).toMatchObject({ status: 409, error: expect.stringContaining("está en curso") });
    await rewordError(shop, id);
    await shop.database.db
      .updateTable("pago_intentos")
      .set({ proxima_consulta_en: shop.clock.now() })
      .where("token", "=", token)
      .execute();
    shop.clock.advance(seconds(30));
    await reconcile(shop.app.ctx);
    expect(await countCalls(shop, "refund", token)).toBe(1);
    await expectBooksToHold(shop);
    shop.clock.advance(minutes(5));
    await reconcile(shop.app.ctx);
    expect(await countCalls(shop, "refund", token)).toBe(2);
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 9_990 });
    await expectBooksToHold(shop);
  });

  test("and did it, is found by its balance and not asked again", async ({ shop }) => {
    const { ana, id, token, lineas } = await buyTwoLines(shop);
    await refund(shop, id, { lineas: [[lineas.pudu, 1]] });
    await injectFault(shop, { falla: "sin_respuesta", operacion: "refund", antes: false });
    await injectFault(shop, { falla: "error503", operacion: "status", veces: 1 });
    await refund(shop, id, { lineas: [[lineas.huemul, 1]], clave: "clave-numero-2" });
    shop.clock.advance(minutes(5));
    await reconcile(shop.app.ctx);
    shop.clock.advance(minutes(5));
    await reconcile(shop.app.ctx);
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 14_990 });
    expect(await intentoOf(shop, id)).toMatchObject({ estado: "autorizado", devuelto: 14_990 });
    expect(await partMails(shop, ana.email)).toHaveLength(2);
    await expectBooksToHold(shop);
  });

  test("stops when the record shows an amount that the books do not explain", async ({ shop }) => {
    const { id, token, lineas } = await buyTwoLines(shop);
    await refundAtPortal(shop, token, 1_000);
    expect(await refund(shop, id, { lineas: [[lineas.huemul, 1]] })).toMatchObject({
      data: { mensaje: expect.stringContaining("otra cantidad que la tienda") },
    });
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 1_000 });
    expect(await (await adminApi(shop))("listDoubtfulPagos")).toMatchObject({
      data: [{ pedido_id: id, monto: 9_990, proxima_consulta_en: null }],
    });
    await expectBooksToHold(shop);
  });
});

describe("a payment in the shop's own cuotas", () => {
  test("gives back no part by Webpay: the owner is told, and notes the other way", async ({
    shop,
  }) => {
    const { ana, id, numero, token, lineas } = await buyTwoLines(shop, { cuotas: 3, tipo: "SI" });
    expect(await refund(shop, id, { lineas: [[lineas.huemul, 1]] })).toMatchObject({
      data: { mensaje: expect.stringContaining("Webpay solo devuelve el total") },
    });
    const body = {
      pedido_id: id,
      intento_id: (await intentoOf(shop, id)).id,
      como: "otra_via",
      nota: "Transferencia del 3 de mayo",
    } as const;
    const admin = await adminApi(shop, "Rosa Fuentes");
    expect(await admin("resolveReembolso", { body })).toMatchObject({
      data: {
        pedido: {
          estado: "pagado",
          devuelto: 9_990,
          intentos: [{ estado: "autorizado" }],
          reembolsos_detalle: [{ tipo: "OTRA_VIA" }],
        },
      },
    });
    const mail = await waitForCorreo(shop, ana.email, `Devolvimos $9.990 de tu pedido ${numero}`);
    expect(mail.texto).toContain("por otra vía");
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 0 });
    await expectBooksToHold(shop);
    expect(await compareNextDay(shop)).toBe(1);
    expect(await (await adminApi(shop))("listDiscrepancias")).toMatchObject({ data: [] });
  });

  test("may be withdrawn while Webpay holds the rest", async ({ shop }) => {
    const { id, token, lineas } = await buyTwoLines(shop);
    await refund(shop, id, { lineas: [[lineas.pudu, 1]] });
    await injectFault(shop, { falla: "reembolso_imposible", operacion: "refund" });
    await refund(shop, id, { lineas: [[lineas.huemul, 1]], clave: "clave-numero-2" });
    const intento_id = (await intentoOf(shop, id)).id;
    const body = { pedido_id: id, intento_id, como: "retirado", nota: "Se quedó con él" } as const;
    expect(await (await adminApi(shop))("resolveReembolso", { body })).toMatchObject({
      data: {
        pedido: { estado: "pagado", devuelto: 5_000, reembolsos_detalle: [{ monto: 5_000 }] },
      },
    });
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 5_000 });
    await expectBooksToHold(shop);
  });
});
