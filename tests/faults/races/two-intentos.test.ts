import { describe, expect, vi } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  followRetorno,
  injectFault,
} from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { closeUnpaid } from "#server/modules/pagos/confirm/close-unpaid.service.ts";
import { applyRetorno } from "#server/modules/pagos/confirm/retorno.service.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { buildBuyer, pedidoAt, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { readIntento, startTwoPayments, type TwoPayments } from "#tests/support/buying/intentos.ts";
import { transaccionOf } from "#tests/support/buying/pedidos.ts";
import { holdAnswer } from "#tests/support/faults/hold-answer.ts";
import { holdWhile } from "#tests/support/faults/hold-while.ts";
import { patience } from "#tests/support/vitest/patience.ts";

const intentoOf = (shop: TestShop, token: string) => readIntento(shop, token);
const startTwo = (shop: TestShop, stock?: number) => startTwoPayments(shop, stock);

async function pedidoOf(shop: TestShop, token: string): Promise<string> {
  const { pedido_id } = await intentoOf(shop, token);
  const row = await shop.database.db
    .selectFrom("pedidos")
    .select("estado")
    .where("id", "=", pedido_id)
    .executeTakeFirstOrThrow();
  return row.estado;
}

async function beginConfirming(
  shop: TestShop,
  { older }: TwoPayments,
  accion: "aprobar" | "rechazar",
) {
  const back = await actAtWebpay(shop, older, { accion });
  const { isDone, release } = holdAnswer(shop, "commit");
  const page = followRetorno(back);
  await isDone;
  return {
    end: () => {
      release();
      return page;
    },
  };
}

describe("an older payment that ends without money leaves the pedido to the newer one", () => {
  test.for(["rechazar", "expirar"] as const)("%s", async (accion, { shop }) => {
    const { ana, older, newer } = await startTwo(shop);
    await actAtWebpay(shop, older, { accion });
    const url = `${shop.url}/api/endpoints/pago_retorno.php`;
    await followRetorno({ metodo: "GET", url, campos: { token_ws: older } });
    expect((await intentoOf(shop, older)).estado).toBe(
      accion === "expirar" ? "abortado" : "rechazado",
    );
    expect(await pedidoOf(shop, newer)).toBe("pendiente_pago");
    const page = await finishPayment(shop, newer, "aprobar");
    expect((await pedidoAt(ana, page)).estado).toBe("pagado");
  });
});

describe("an older payment that is paid after all takes what the newer one holds", () => {
  test("the last unit: the newer one is not charged then", async ({ shop }) => {
    const { ana, older, newer, producto_id } = await startTwo(shop, 1);
    const page = await finishPayment(shop, older, "aprobar");
    expect((await pedidoAt(ana, page)).estado).toBe("pagado");
    expect((await intentoOf(shop, older)).estado).toBe("autorizado");
    await finishPayment(shop, newer, "aprobar");
    expect((await intentoOf(shop, newer)).estado).toBe("reemplazado");
    expect(await countCalls(shop, "commit", newer)).toBe(0);
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  test("unless the producto was taken off sale: the newer one, which held it before, keeps it", async ({
    shop,
  }) => {
    const { ana, older, newer, producto_id } = await startTwo(shop, 1);
    const { db } = shop.database;
    await db.updateTable("productos").set({ activo: 0 }).where("id", "=", producto_id).execute();
    await finishPayment(shop, older, "aprobar");
    expect((await intentoOf(shop, older)).estado).toBe("sin_stock");
    const page = await finishPayment(shop, newer, "aprobar");
    expect((await pedidoAt(ana, page)).estado).toBe("pagado");
  });

  test("unless that is not enough: the newer one keeps it", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 2 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 2 }]);
    const { token: older } = await startPayment(ana);
    const { session_id, buy_order } = await intentoOf(shop, older);
    await applyRetorno(shop.app.ctx, { TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order });
    await ana.api("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
    const { token: newer } = await startPayment(ana);
    await startPayment(await buildBuyer(shop, [{ producto_id, cantidad: 1 }]));
    await finishPayment(shop, older, "aprobar");
    expect((await intentoOf(shop, older)).estado).toBe("sin_stock");
    expect(await countCalls(shop, "commit", older)).toBe(0);
    expect(await stockOf(shop, producto_id)).toBe(0);
    const page = await finishPayment(shop, newer, "aprobar");
    expect((await pedidoAt(ana, page)).estado).toBe("pagado");
  });
});

describe("a newer payment that ends while the older is confirmed leaves the pedido to that one", () => {
  test("cancelled by the buyer", async ({ shop }) => {
    const two = await startTwo(shop);
    const older = await beginConfirming(shop, two, "rechazar");
    await finishPayment(shop, two.newer, "anular");
    expect((await intentoOf(shop, two.newer)).estado).toBe("abortado");
    expect(await pedidoOf(shop, two.newer)).toBe("pendiente_pago");
    await older.end();
    expect(await pedidoOf(shop, two.newer)).toBe("fallido");
  });

  test("replaced by the payment of another carrito", async ({ shop }) => {
    const two = await startTwo(shop);
    const older = await beginConfirming(shop, two, "rechazar");
    const otherProducto = await buildProducto(shop);
    await two.ana.api("setCarritoLinea", { body: { producto_id: otherProducto, cantidad: 1 } });
    await startPayment(two.ana);
    expect((await intentoOf(shop, two.newer)).estado).toBe("reemplazado");
    expect(await pedidoOf(shop, two.newer)).toBe("pendiente_pago");
    await older.end();
    expect(await pedidoOf(shop, two.newer)).toBe("fallido");
  });

  test("both at once, and the pedido still ends", async ({ shop }) => {
    const { older, newer } = await startTwo(shop);
    const { db } = shop.database;
    await db
      .updateTable("pago_intentos")
      .set({ estado: "confirmando" })
      .where("token", "=", older)
      .execute();
    const ended = { motivo: "prueba", now: shop.clock.now() };
    const intento = await intentoOf(shop, older);
    await holdWhile(
      shop,
      (tx) => closeUnpaid(tx, { ...ended, intento, to: "rechazado", from: ["confirmando"] }),
      () => finishPayment(shop, newer, "anular"),
    );
    expect(await pedidoOf(shop, newer)).toBe("cancelado");
  });
});

describe("two payments of one pedido, both paid on the provider's page", () => {
  test("are charged once, in whatever order they return", async ({ shop }) => {
    for (let round = 0; round < 5; round++) {
      const two = await startTwo(shop);
      const tokens = [two.older, two.newer];
      const back = [];
      for (const token of tokens) back.push(await actAtWebpay(shop, token, { accion: "aprobar" }));
      const pages = await Promise.all(back.map((it) => followRetorno(it)));
      for (const page of pages) {
        expect(page.searchParams.get("status")).toBe("success");
        expect((await pedidoAt(two.ana, page)).estado).toBe("pagado");
      }
      const commits = tokens.map((token) => countCalls(shop, "commit", token));
      expect((await Promise.all(commits)).toSorted()).toEqual([0, 1]);
      const statuses = tokens.map(async (token) => (await transaccionOf(shop, token)).status);
      expect((await Promise.all(statuses)).toSorted()).toEqual(["AUTHORIZED", "INITIALIZED"]);
      expect(await stockOf(shop, two.producto_id)).toBe(4);
    }
  });

  test("the second pays when the first, which it waited for, was refused", async ({ shop }) => {
    const two = await startTwo(shop);
    const back = await actAtWebpay(shop, two.older, { accion: "rechazar" });
    await injectFault(shop, { falla: "lento", operacion: "commit", ms: 800 });
    const first = followRetorno(back);
    await vi.waitFor(
      async () => expect(await countCalls(shop, "commit", two.older)).toBe(1),
      patience,
    );
    const page = await finishPayment(shop, two.newer, "aprobar");
    expect((await first).searchParams.get("status")).toBe("failed");
    expect(page.searchParams.get("status")).toBe("success");
    expect((await intentoOf(shop, two.newer)).estado).toBe("autorizado");
  });

  test("the second is not charged while the first is in doubt", async ({ shop }) => {
    const { older, newer } = await startTwo(shop);
    const lost = { falla: "sin_respuesta", antes: false } as const;
    await injectFault(shop, { ...lost, operacion: "commit" });
    await injectFault(shop, { ...lost, operacion: "status" });
    const first = await finishPayment(shop, older, "aprobar");
    expect(first.searchParams.get("status")).toBe("verificando");
    const second = await finishPayment(shop, newer, "aprobar");
    expect(second.searchParams.get("status")).toBe("verificando");
    shop.clock.advance(seconds(11));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(shop, older)).estado).toBe("autorizado");
    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(shop, newer)).estado).toBe("reemplazado");
    expect(await countCalls(shop, "commit", newer)).toBe(0);
    expect(await pedidoOf(shop, newer)).toBe("pagado");
  });

  test("the second is charged after all when the first turns out refused", async ({ shop }) => {
    const { older, newer } = await startTwo(shop);
    const lost = { falla: "sin_respuesta", antes: false } as const;
    await injectFault(shop, { ...lost, operacion: "commit" });
    await injectFault(shop, { ...lost, operacion: "status" });
    await finishPayment(shop, older, "rechazar");
    await finishPayment(shop, newer, "aprobar");
    shop.clock.advance(seconds(31));
    await reconcile(shop.app.ctx);
    shop.clock.advance(seconds(31));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(shop, older)).estado).toBe("rechazado");
    expect((await intentoOf(shop, newer)).estado).toBe("autorizado");
    expect(await pedidoOf(shop, newer)).toBe("pagado");
  });
});
