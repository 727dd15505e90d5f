import { describe, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { countCalls, injectFault, listLlamadas } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { days, hours, minutes } from "#server/time/clock.ts";
import { adminApi, buyPedido, transaccionOf } from "#tests/support/buying/pedidos.ts";
import { rewordError } from "#tests/support/buying/reembolsos.ts";

const test = freshShopTest();

async function refund(shop: TestShop, pedido_id: number) {
  const api = await adminApi(shop, "Rosa Fuentes");
  const body = { pedido_id, motivo: "Llegó quebrado", reponer_stock: true };
  const result = await api("createReembolso", { body });
  if (!result.ok) throw new Error(`not asked: ${result.error}`);
  return result.data;
}

async function letReconcile(shop: TestShop, waits: number[]): Promise<void> {
  for (const wait of waits) {
    shop.clock.advance(wait);
    await reconcile(shop.app.ctx);
  }
}

async function doubtfulPago(shop: TestShop) {
  const result = await (await adminApi(shop))("listDoubtfulPagos");
  return result.ok ? result.data : [];
}

describe("the provider's time rules", () => {
  test.for([
    ["2 h 59 min", hours(3) - minutes(1), "REVERSED"],
    ["3 h 01 min", hours(3) + minutes(1), "NULLIFIED"],
    ["89 days", days(89), "NULLIFIED"],
  ] as const)(
    "after %s a refund succeeds with one request",
    async ([_name, age, tipo], { shop }) => {
      const { id, token } = await buyPedido(shop);
      shop.clock.advance(age);
      expect((await refund(shop, id)).pedido).toMatchObject({
        estado: "reembolsado",
        reembolso_detalle: { estado: "hecho", tipo },
      });
      expect(await transaccionOf(shop, token)).toMatchObject({
        status: tipo,
        refunded_amount: 19_980,
      });
      expect(await countCalls(shop, "refund", token)).toBe(1);
    },
  );

  test("after 91 days no refund is requested, and the owner is told at once", async ({ shop }) => {
    const { id, token } = await buyPedido(shop);
    shop.clock.advance(days(91));
    const { mensaje, pedido } = await refund(shop, id);
    expect(mensaje).toContain("quedó detenido. Pasaron más de 90 días desde el pago");
    expect(pedido).toMatchObject({
      estado: "pagado",
      intentos: [{ estado: "por_reembolsar", proxima_consulta_en: null }],
    });
    await letReconcile(shop, [hours(1), days(1), days(30)]);
    expect(await countCalls(shop, "refund", token)).toBe(0);
    expect(await doubtfulPago(shop)).toMatchObject([
      {
        pedido_id: id,
        proxima_consulta_en: null,
        ultimo_error: expect.stringContaining("Pasaron más de 90 días"),
      },
    ]);
  });

  test("one that was refused until the 90 days ended stops, and stays visible", async ({
    shop,
  }) => {
    const { id, token } = await buyPedido(shop);
    shop.clock.advance(days(89));
    await injectFault(shop, { falla: "reembolso_rechazado", operacion: "refund", veces: 1000 });
    await refund(shop, id);
    const tries = await countCalls(shop, "refund", token);
    await letReconcile(shop, [hours(2), hours(12), days(2)]);
    expect(await countCalls(shop, "refund", token)).toBeGreaterThan(tries);
    const ended = await countCalls(shop, "refund", token);
    await letReconcile(shop, [hours(12), days(2), days(20)]);
    expect(await countCalls(shop, "refund", token)).toBe(ended);
    expect(await doubtfulPago(shop)).toMatchObject([{ pedido_id: id, proxima_consulta_en: null }]);
  });
});

describe("a refund without an answer", () => {
  async function callsSincePaid(shop: TestShop, token: string): Promise<string[]> {
    const calls = (await listLlamadas(shop)).filter((call) => call.token === token);
    return calls.map(({ operacion }) => operacion).slice(2);
  }

  test("is looked up before it is sent again, also after three hours", async ({ shop }) => {
    const { id, token } = await buyPedido(shop);
    shop.clock.advance(hours(3) - minutes(1));
    await injectFault(shop, { falla: "sin_respuesta", operacion: "refund", antes: true });
    expect((await refund(shop, id)).pedido.reembolso_detalle).toMatchObject({
      estado: "pendiente",
    });
    await letReconcile(shop, [minutes(2)]);
    expect(await callsSincePaid(shop, token)).toEqual([
      "status",
      "refund",
      "status",
      "status",
      "refund",
    ]);
    expect(await transaccionOf(shop, token)).toMatchObject({
      status: "NULLIFIED",
      refunded_amount: 19_980,
    });
  });

  test("is not sent again when it had its effect", async ({ shop }) => {
    const { id, token } = await buyPedido(shop);
    await injectFault(shop, { falla: "sin_respuesta", operacion: "refund" });
    await injectFault(shop, { falla: "error503", operacion: "status", token });
    await refund(shop, id);
    await letReconcile(shop, [minutes(2), minutes(2)]);
    expect(await countCalls(shop, "refund", token)).toBe(1);
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 19_980 });
    expect(await doubtfulPago(shop)).toEqual([]);
  });

  test.for([days(8), days(89)])(
    "is never sent again once the provider has no status any more: %i ms after the payment",
    async (age, { shop }) => {
      const { id, token } = await buyPedido(shop);
      shop.clock.advance(age);
      await injectFault(shop, { falla: "sin_respuesta", operacion: "refund", antes: true });
      await refund(shop, id);
      await rewordError(shop, id);
      await letReconcile(shop, [hours(1), hours(12), days(1), days(3)]);
      expect(await countCalls(shop, "refund", token)).toBe(1);
      expect(await doubtfulPago(shop)).toMatchObject([
        {
          proxima_consulta_en: null,
          ultimo_error: "Webpay ya no informa sobre este pago. Revísalo en su portal de comercios.",
        },
      ]);
    },
  );
});
