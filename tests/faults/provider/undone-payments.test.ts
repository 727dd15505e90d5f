import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minutes } from "#server/clock.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { requestReembolso } from "#server/modules/pagos/refund/request-reembolso.service.ts";
import { buildProducto } from "#tests/support/builders.ts";
import { buildBuyer, pedidoAt, startPayment, stockOf } from "#tests/support/buyer.ts";
import { renewBuyer } from "#tests/support/renew-buyer.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { actAtWebpay, countCalls, finishPayment, followRetorno } from "#tests/support/webpay.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function letReconcile(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    shop.clock.advance(minutes(2));
    await reconcile(shop.app.ctx);
  }
}

describe("a payment that the shopper made and the provider undid, because no confirmation came in time", () => {
  it("ends when the reconciler finds it: its units are free and nobody asks for ever", async () => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    await actAtWebpay(shop, token, { accion: "aprobar" });
    // The shop was away for longer than the provider waits.
    shop.clock.advance(minutes(20));
    await letReconcile(2);
    expect(await stockOf(shop, producto_id)).toBe(1);
    const pedidos = await (await renewBuyer(shop, ana)).api("listPedidos");
    expect(pedidos.ok && pedidos.data).toMatchObject([{ estado: "cancelado", pago: null }]);
    const asked = await countCalls(shop, "status", token);
    await letReconcile(3);
    expect(await countCalls(shop, "status", token)).toBe(asked);
  });

  it("is told as given up when the shopper comes back late", async () => {
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
  it("takes no money when its pedido was paid by another and given back", async () => {
    const producto_id = await buildProducto(shop, { stock: 5 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const first = await startPayment(ana);
    const late = await actAtWebpay(shop, first.token, { accion: "aprobar" });
    // The browser's back button sends all four parameters: nothing is confirmed by that.
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
