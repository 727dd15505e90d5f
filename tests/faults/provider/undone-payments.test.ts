import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { actAtWebpay, countCalls, finishPayment, followRetorno } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { requestReembolso } from "#server/modules/pagos/refund/request-reembolso.service.ts";
import { minutes } from "#server/time/clock.ts";
import { buildBuyer, pedidoAt, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";

async function letReconcile(shop: TestShop, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    shop.clock.advance(minutes(2));
    await reconcile(shop.app.ctx);
  }
}

describe("a payment that the provider reversed, because no confirmation came in time", () => {
  test("is closed by the reconciler: its units are released and nobody asks for ever", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    await actAtWebpay(shop, token, { accion: "aprobar" });
    shop.clock.advance(minutes(20));
    await letReconcile(shop, 2);
    expect(await stockOf(shop, producto_id)).toBe(1);
    const pedidos = await (await renewBuyer(shop, ana)).api("listPedidos");
    expect(pedidos.ok && pedidos.data).toMatchObject([{ estado: "cancelado", pago: null }]);
    const asked = await countCalls(shop, "status", token);
    await letReconcile(shop, 3);
    expect(await countCalls(shop, "status", token)).toBe(asked);
  });

  test("is shown as cancelled to a shopper who returns late", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const retorno = await actAtWebpay(shop, token, { accion: "aprobar" });
    shop.clock.advance(minutes(20));
    const page = await followRetorno(retorno);
    expect(page.searchParams.get("status")).toBe("cancelled");
    expect(await stockOf(shop, producto_id)).toBe(1);
  });
});

describe("a late return of an older payment", () => {
  test("charges nothing when its pedido was paid by another and refunded", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 5 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const first = await startPayment(ana);
    const late = await actAtWebpay(shop, first.token, { accion: "aprobar" });
    // The back button sends all four fields: no confirmation.
    await followRetorno(await actAtWebpay(shop, first.token, { accion: "error" }));
    const second = await startPayment(ana);
    const { id } = await pedidoAt(ana, await finishPayment(shop, second.token, "aprobar"));
    const actor = { usuario_id: ana.id, nombre: "Rosa Fuentes", solicitud: "prueba" };
    const wish = { pedido_id: id, motivo: "Se arrepintió", reponer_stock: true, actor };
    await requestReembolso(shop.app.ctx, wish);
    const page = await followRetorno(late);
    expect(page.searchParams.get("status")).toBe("cancelled");
    expect(await countCalls(shop, "commit", first.token)).toBe(0);
    expect((await pedidoAt(ana, page)).estado).toBe("reembolsado");
  });
});
