import { sql } from "kysely";
import { describe, expect, vi } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  followRetorno,
  injectFault,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { confirmIntento } from "#server/modules/pagos/confirm/confirm-intento.service.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import {
  type Buyer,
  buildBuyer,
  pedidoAt,
  startPayment,
  stockOf,
} from "#tests/support/buying/buyer.ts";
import { patience } from "#tests/support/vitest/patience.ts";

const retornoUrl = (shop: TestShop) => `${shop.url}/api/endpoints/pago_retorno.php`;

async function transaccionOf(shop: TestShop, token: string) {
  const found = (await listTransacciones(shop)).find((row) => row.token === token);
  if (!found) throw new Error("the provider does not know this token");
  return found as typeof found & { session_id: string };
}

async function estadoOf(shop: TestShop, token: string): Promise<string> {
  const row = await shop.database.db
    .selectFrom("pago_intentos")
    .select("estado")
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  return row.estado;
}

type Confirming = { shop: TestShop; ana: Buyer; token: string };

async function whileConfirming(
  shop: TestShop,
  interfere: (confirming: Confirming) => Promise<unknown>,
) {
  const producto_id = await buildProducto(shop, { stock: 5 });
  const otherProducto = await buildProducto(shop, { stock: 5 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  await ana.api("setCarritoLinea", { body: { producto_id: otherProducto, cantidad: 1 } });
  await injectFault(shop, { falla: "lento", operacion: "commit", ms: 800 });
  const paid = finishPayment(shop, token, "aprobar");
  await vi.waitFor(async () => expect(await countCalls(shop, "commit", token)).toBe(1), patience);
  await interfere({ shop, ana, token });
  const page = await paid;
  return { ana, page, token, producto_id };
}

describe("a running confirmation is not disturbed by", () => {
  test.for([
    [
      "an abort's return",
      async ({ shop, token }: Confirming) => {
        const { session_id, buy_order } = await transaccionOf(shop, token);
        const campos = { TBK_TOKEN: token, TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order };
        await followRetorno({ metodo: "GET", url: retornoUrl(shop), campos });
      },
    ],
    [
      "a time-out's return",
      async ({ shop, token }: Confirming) => {
        const { session_id, buy_order } = await transaccionOf(shop, token);
        const campos = { TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order };
        await followRetorno({ metodo: "GET", url: retornoUrl(shop), campos });
      },
    ],
    [
      "a start with another carrito",
      async ({ ana }: Confirming) => {
        await ana.api("startPago", { body: { direccion_id: ana.direccion_id } });
      },
    ],
    [
      "the reconciler",
      async ({ shop }: Confirming) => {
        // Shorter than the lease of a claim.
        shop.clock.advance(seconds(30));
        await reconcile(shop.app.ctx);
      },
    ],
  ] as const)("%s", async ([_name, interfere], { shop }) => {
    const { page, token } = await whileConfirming(shop, interfere);
    expect(page.searchParams.get("status")).toBe("success");
    expect(await estadoOf(shop, token)).toBe("autorizado");
    expect((await transaccionOf(shop, token)).status).toBe("AUTHORIZED");
    expect(await countCalls(shop, "commit", token)).toBe(1);
  });
});

describe("a return's stale read", () => {
  test("does not cancel an unpaid intento that another return has reopened since", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const { db } = shop.database;
    const open = await db
      .selectFrom("pago_intentos")
      .selectAll()
      .where("token", "=", token)
      .executeTakeFirstOrThrow();
    // Stale read: found during a confirmation, claimed after the intento was reopened.
    await confirmIntento(shop.app.ctx, { ...open, estado: "confirmando" });
    expect(await countCalls(shop, "commit", token)).toBe(1);
    expect(await estadoOf(shop, token)).toBe("abierto");
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    expect(await stockOf(shop, producto_id)).toBe(0);
  });
});

describe("the reconciler's stale read", () => {
  test("does not close an intento whose shopper pays during the call to the provider", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    // Expired in the database, alive at the provider.
    await sql`update pago_intentos set creado_en = creado_en - ${minutes(17)},
      proxima_consulta_en = ${shop.clock.now()} where token = ${token}`.execute(shop.database.db);
    await injectFault(shop, { falla: "lento", operacion: "status", ms: 600 });
    await injectFault(shop, { falla: "lento", operacion: "commit", ms: 1200 });
    const asking = reconcile(shop.app.ctx);
    await vi.waitFor(async () => expect(await countCalls(shop, "status", token)).toBe(1), patience);
    const page = await finishPayment(shop, token, "aprobar");
    await asking;
    expect(page.searchParams.get("status")).toBe("success");
    expect(await estadoOf(shop, token)).toBe("autorizado");
    expect(await stockOf(shop, producto_id)).toBe(0);
  });
});

describe("a second payment of a pedido whose first is being confirmed", () => {
  test("waits for it and is never charged", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 5 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const first = await startPayment(ana);
    const { session_id, buy_order } = await transaccionOf(shop, first.token);
    const campos = { TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order };
    await followRetorno({ metodo: "GET", url: retornoUrl(shop), campos });
    shop.clock.advance(seconds(6));
    const second = await startPayment(ana);
    const firstReturn = await actAtWebpay(shop, first.token, { accion: "aprobar" });
    await injectFault(shop, { falla: "lento", operacion: "commit", ms: 1000 });
    const slow = followRetorno(firstReturn);
    await vi.waitFor(
      async () => expect(await countCalls(shop, "commit", first.token)).toBe(1),
      patience,
    );
    const page = await finishPayment(shop, second.token, "aprobar");
    await slow;
    expect(page.searchParams.get("status")).toBe("success");
    expect((await pedidoAt(ana, page)).estado).toBe("pagado");
    const statuses = [first.token, second.token].map(
      async (token) => (await transaccionOf(shop, token)).status,
    );
    expect(await Promise.all(statuses)).toEqual(["AUTHORIZED", "INITIALIZED"]);
    expect(await countCalls(shop, "commit", second.token)).toBe(0);
    expect(await stockOf(shop, producto_id)).toBe(4);
  });
});

describe("a return with characters that no database accepts", () => {
  test("is shown as unknown", async ({ shop }) => {
    const response = await fetch(`${retornoUrl(shop)}?TBK_ID_SESION=%00&TBK_ORDEN_COMPRA=%00`, {
      redirect: "manual",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toContain("status=error");
  });
});
