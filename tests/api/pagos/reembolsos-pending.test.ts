import { describe, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { countCalls, injectFault } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { days, hours, minutes } from "#server/time/clock.ts";
import { stockOf } from "#tests/support/buying/buyer.ts";
import {
  adminApi,
  type BoughtPedido,
  buyPedido,
  transaccionOf,
} from "#tests/support/buying/pedidos.ts";

let admin: Awaited<ReturnType<typeof adminApi>>;
// Tests move the clock past the session's end.
test.beforeEach(async ({ shop }) => {
  admin = await adminApi(shop, "Rosa Fuentes");
});

const refund = (pedido_id: number) =>
  admin("createReembolso", {
    body: { pedido_id, motivo: "Llegó quebrado", reponer_stock: true },
  });

const refundCalls = (shop: TestShop, token: string) => countCalls(shop, "refund", token);

async function pedidoOf({ ana, id }: BoughtPedido) {
  const result = await ana.api("getPedido", { query: { id } });
  return result.ok ? result.data : null;
}

describe("while a refund is pending", () => {
  test("no step is possible, the owner is told why, and the customer that it is on its way", async ({
    shop,
  }) => {
    const bought = await buyPedido(shop);
    await injectFault(shop, { falla: "reembolso_rechazado", operacion: "refund" });
    const result = await refund(bought.id);

    expect(result).toMatchObject({
      ok: true,
      data: {
        mensaje: expect.stringContaining("quedó pedido, pero Webpay aún no lo confirma"),
        pedido: {
          estado: "pagado",
          reembolso_detalle: { estado: "pendiente", error: expect.stringContaining("código -1") },
        },
      },
    });
    const body = { estado: "en_preparacion" } as const;
    expect(await admin("movePedido", { query: { id: bought.id }, body })).toMatchObject({
      status: 409,
      error: "El reembolso de este pedido está en curso: mientras tanto no se puede cambiar.",
    });
    expect(await pedidoOf(bought)).toMatchObject({
      estado: "pagado",
      reembolso: { estado: "pendiente" },
    });
    const doubtful = await admin("listDoubtfulPagos", { query: { por_pagina: "1" } });
    expect(doubtful).toMatchObject({
      data: [{ pedido_id: bought.id, numero: bought.numero, estado: "por_reembolsar" }],
    });
    expect(await stockOf(shop, bought.producto_id)).toBe(3);

    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    await shop.app.refreshCatalogoVersion();
    expect(await pedidoOf(bought)).toMatchObject({ estado: "reembolsado" });
    expect(await stockOf(shop, bought.producto_id)).toBe(5);
    const after = await admin("listDoubtfulPagos");
    expect(after.ok && after.data.map(({ pedido_id }) => pedido_id)).not.toContain(bought.id);
  });

  test("of a concurrent step and refund one succeeds, never both", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const bought = await buyPedido(shop);
    const body = { estado: "en_preparacion" } as const;
    const [moved, refunded] = await Promise.all([
      admin("movePedido", { query: { id: bought.id }, body }),
      refund(bought.id),
    ]);
    expect([200, 409]).toContain(moved.status);
    expect(refunded).toMatchObject({ ok: true });
    expect(await pedidoOf(bought)).toMatchObject({ estado: "reembolsado" });
    expect((await transaccionOf(shop, bought.token)).status).toBe("REVERSED");
  });
});

describe("a refund of an old payment", () => {
  test("works after the seven days for which the provider has a status", async ({ shop }) => {
    const bought = await buyPedido(shop);
    shop.clock.advance(days(8));
    admin = await adminApi(shop, "Rosa Fuentes");
    const result = await refund(bought.id);
    expect(result).toMatchObject({
      data: { pedido: { reembolso_detalle: { tipo: "NULLIFIED" } } },
    });
    expect(await refundCalls(shop, bought.token)).toBe(1);
  });

  test("is not sent a second time when the outcome of the first is unknown", async ({ shop }) => {
    const bought = await buyPedido(shop);
    shop.clock.advance(days(8));
    admin = await adminApi(shop, "Rosa Fuentes");
    await injectFault(shop, { falla: "sin_respuesta", operacion: "refund" });
    const result = await refund(bought.id);
    expect(result).toMatchObject({
      data: { pedido: { reembolso_detalle: { estado: "pendiente" } } },
    });
    for (const wait of [hours(1), hours(12), days(1)]) {
      shop.clock.advance(wait);
      await reconcile(shop.app.ctx);
    }
    expect(await refundCalls(shop, bought.token)).toBe(1);
    admin = await adminApi(shop, "Rosa Fuentes");
    const doubtful = await admin("listDoubtfulPagos", { query: { por_pagina: "1" } });
    expect(doubtful).toMatchObject({
      data: [{ pedido_id: bought.id, estado: "por_reembolsar", proxima_consulta_en: null }],
    });
    expect(await admin("getPedidoDetalle", { query: { id: bought.id } })).toMatchObject({
      data: {
        reembolso_detalle: {
          error: "Webpay ya no informa sobre este pago. Revísalo en su portal de comercios.",
        },
      },
    });
  });
});
