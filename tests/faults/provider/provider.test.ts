import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  injectFault,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import {
  buildBuyer,
  carritoOf,
  pedidoAt,
  stockOf as readStock,
  startPayment,
} from "#tests/support/buying/buyer.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";

const buyer = (shop: TestShop, lines: { producto_id: number; cantidad: number }[]) =>
  buildBuyer(shop, lines);
const start = startPayment;
const stockOf = (shop: TestShop, id: number) => readStock(shop, id);

describe("a provider that misbehaves", () => {
  test("releases the stock and reports it when the payment cannot be created", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    await injectFault(shop, { falla: "error500", operacion: "create" });
    const result = await ana.api("startPago", { body: { direccion_id: ana.direccion_id } });
    expect(result).toMatchObject({
      ok: false,
      status: 503,
      error: "No se pudo iniciar el proceso de pago. Inténtalo de nuevo.",
    });
    expect(await stockOf(shop, producto_id)).toBe(1);
  });

  test("settles a lost commit by its status, without a second commit", async ({ shop }) => {
    const producto_id = await buildProducto(shop);
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await start(ana);
    await injectFault(shop, { falla: "sin_respuesta", operacion: "commit" });
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    expect(await countCalls(shop, "commit", token)).toBe(1);
  });

  test("keeps an unknown outcome in doubt until the reconciler gets a status", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await start(ana);
    await injectFault(shop, { falla: "sin_respuesta", operacion: "commit" });
    await injectFault(shop, { falla: "error500", operacion: "status" });
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("verificando");
    expect((await pedidoAt(ana, page)).estado).toBe("pendiente_pago");
    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    expect((await pedidoAt(ana, page)).estado).toBe("pagado");
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  test("settles a shopper who paid and never came back", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await start(ana);
    await actAtWebpay(shop, token, { accion: "aprobar" });
    shop.clock.advance(minutes(3));
    await reconcile(shop.app.ctx);
    const pedidos = await ana.api("listPedidos");
    expect(pedidos.ok && pedidos.data[0]?.estado).toBe("pagado");
    expect(await countCalls(shop, "commit", token)).toBe(1);
  });

  test("lets a shopper continue after somebody opened the return address too early", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await start(ana);
    const address = `${shop.url}/api/endpoints/pago_retorno.php?token_ws=${token}`;
    const early = await fetch(address, { redirect: "manual" });
    expect(early.headers.get("location")).toContain("status=verificando");
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    expect((await pedidoAt(ana, page)).estado).toBe("pagado");
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  test("closes an unpaid payment, and releases its stock", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    await start(ana);
    shop.clock.advance(minutes(17));
    await sweepReservas(shop.app.ctx);
    expect((await carritoOf(await renewBuyer(shop, ana)))?.[0]?.disponible).toBe(1);
    await reconcile(shop.app.ctx);
    const pedidos = await (await renewBuyer(shop, ana)).api("listPedidos");
    expect(pedidos.ok && pedidos.data[0]?.estado).toBe("expirado");
  });

  test.for(["sin_opcionales", "opcionales_nulos", "campos_de_mas", "monto_decimal"])(
    "accepts a good answer that came as %s, from start to refund",
    async (falla, { shop }) => {
      const producto_id = await buildProducto(shop, { stock: 1 });
      const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
      for (const operacion of ["create", "commit", "status", "refund"])
        await injectFault(shop, { falla, operacion, veces: 9 });
      const { token } = await start(ana);
      const page = await finishPayment(shop, token, "aprobar");
      expect(page.searchParams.get("status")).toBe("success");
      const { id, estado } = await pedidoAt(ana, page);
      expect(estado).toBe("pagado");
      expect(await countCalls(shop, "commit", token)).toBe(1);
      const owner = shop.client((await buildAdmin(shop)).token);
      const body = { pedido_id: id, motivo: "Llegó roto", reponer_stock: true };
      const back = await owner("createReembolso", { body });
      expect(back).toMatchObject({ data: { pedido: { estado: "reembolsado" } } });
      await injectFault(shop, { falla: "ninguna" });
    },
  );

  test.for(["otro_monto", "otra_orden", "otra_sesion"])(
    "refunds money that came with %s",
    async (falla, { shop }) => {
      const producto_id = await buildProducto(shop, { stock: 1 });
      const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
      const { token } = await start(ana);
      await injectFault(shop, { falla, operacion: "commit" });
      const page = await finishPayment(shop, token, "aprobar");
      expect(page.searchParams.get("status")).toBe("verificando");
      expect((await pedidoAt(ana, page)).estado).toBe("en_revision");
      shop.clock.advance(minutes(1));
      await reconcile(shop.app.ctx);
      expect((await pedidoAt(ana, page)).estado).toBe("reembolsado");
      const transaccion = (await listTransacciones(shop)).find((row) => row.token === token);
      expect(transaccion?.status).toBe("REVERSED");
      expect(await stockOf(shop, producto_id)).toBe(1);
    },
  );
});
