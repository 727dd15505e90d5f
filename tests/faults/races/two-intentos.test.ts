import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { minutes, seconds } from "#server/clock.ts";
import { closeUnpaid } from "#server/modules/pagos/confirm/close-unpaid.service.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { buildProducto } from "#tests/support/builders.ts";
import { pedidoAt, startPayment, stockOf } from "#tests/support/buyer.ts";
import { holdAnswer } from "#tests/support/hold-answer.ts";
import { holdWhile } from "#tests/support/hold-while.ts";
import { readIntento, startTwoPayments, type TwoPayments } from "#tests/support/intentos.ts";
import { patience } from "#tests/support/patience.ts";
import { transaccionOf } from "#tests/support/pedidos.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  followRetorno,
  injectFault,
} from "#tests/support/webpay.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const intentoOf = (token: string) => readIntento(shop, token);
const startTwo = (stock?: number) => startTwoPayments(shop, stock);

async function pedidoOf(token: string): Promise<string> {
  const { pedido_id } = await intentoOf(token);
  const row = await shop.database.db
    .selectFrom("pedidos")
    .select("estado")
    .where("id", "=", pedido_id)
    .executeTakeFirstOrThrow();
  return row.estado;
}

/** The older comes back, and the answer to its commit is on the way until `end`. */
async function beginConfirming({ older }: TwoPayments, accion: "aprobar" | "rechazar") {
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
  it.each(["rechazar", "expirar"] as const)("%s", async (accion) => {
    const { ana, older, newer } = await startTwo();
    await actAtWebpay(shop, older, { accion });
    const url = `${shop.url}/api/endpoints/pago_retorno.php`;
    await followRetorno({ metodo: "GET", url, campos: { token_ws: older } });
    expect((await intentoOf(older)).estado).toBe(accion === "expirar" ? "abortado" : "rechazado");
    expect(await pedidoOf(newer)).toBe("pendiente_pago");
    const page = await finishPayment(shop, newer, "aprobar");
    expect((await pedidoAt(ana, page)).estado).toBe("pagado");
  });

  it("which holds the last unit", async () => {
    const { older, newer } = await startTwo(1);
    await finishPayment(shop, older, "aprobar");
    expect((await intentoOf(older)).estado).toBe("sin_stock");
    expect(await countCalls(shop, "commit", older)).toBe(0);
    expect(await pedidoOf(newer)).toBe("pendiente_pago");
    await finishPayment(shop, newer, "anular");
    expect(await pedidoOf(newer)).toBe("cancelado");
  });
});

describe("a newer payment that ends while the older is confirmed leaves the pedido to that one", () => {
  it("given up by whoever bought", async () => {
    const two = await startTwo();
    const older = await beginConfirming(two, "rechazar");
    await finishPayment(shop, two.newer, "anular");
    expect((await intentoOf(two.newer)).estado).toBe("abortado");
    expect(await pedidoOf(two.newer)).toBe("pendiente_pago");
    await older.end();
    expect(await pedidoOf(two.newer)).toBe("fallido");
  });

  it("replaced by the payment of another carrito", async () => {
    const two = await startTwo();
    const older = await beginConfirming(two, "rechazar");
    const otro = await buildProducto(shop);
    await two.ana.api("setCarritoLinea", { body: { producto_id: otro, cantidad: 1 } });
    await startPayment(two.ana);
    expect((await intentoOf(two.newer)).estado).toBe("reemplazado");
    expect(await pedidoOf(two.newer)).toBe("pendiente_pago");
    await older.end();
    expect(await pedidoOf(two.newer)).toBe("fallido");
  });

  it("both at once, and the pedido is not forgotten", async () => {
    const { older, newer } = await startTwo();
    const { db } = shop.database;
    await db
      .updateTable("pago_intentos")
      .set({ estado: "confirmando" })
      .where("token", "=", older)
      .execute();
    const ended = { motivo: "prueba", now: shop.clock.now() };
    const intento = await intentoOf(older);
    await holdWhile(
      shop,
      (tx) => closeUnpaid(tx, { ...ended, intento, to: "rechazado", from: ["confirmando"] }),
      () => finishPayment(shop, newer, "anular"),
    );
    expect(await pedidoOf(newer)).toBe("cancelado");
  });
});

describe("two payments of one pedido, both paid on the provider's page", () => {
  it("are charged once, however they come back", async () => {
    for (let round = 0; round < 5; round++) {
      const two = await startTwo();
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

  it("the second pays when the first, which it waited for, was refused", async () => {
    const two = await startTwo();
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
    expect((await intentoOf(two.newer)).estado).toBe("autorizado");
  });

  it("the second is left alone while the first is in doubt", async () => {
    const { older, newer } = await startTwo();
    const lost = { falla: "sin_respuesta", antes: false } as const;
    await injectFault(shop, { ...lost, operacion: "commit" });
    await injectFault(shop, { ...lost, operacion: "status" });
    const first = await finishPayment(shop, older, "aprobar");
    expect(first.searchParams.get("status")).toBe("verificando");
    const second = await finishPayment(shop, newer, "aprobar");
    expect(second.searchParams.get("status")).toBe("verificando");
    shop.clock.advance(seconds(11));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(older)).estado).toBe("autorizado");
    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(newer)).estado).toBe("reemplazado");
    expect(await countCalls(shop, "commit", newer)).toBe(0);
    expect(await pedidoOf(newer)).toBe("pagado");
  });

  it("the second pays after all when the first turns out refused", async () => {
    const { older, newer } = await startTwo();
    const lost = { falla: "sin_respuesta", antes: false } as const;
    await injectFault(shop, { ...lost, operacion: "commit" });
    await injectFault(shop, { ...lost, operacion: "status" });
    await finishPayment(shop, older, "rechazar");
    await finishPayment(shop, newer, "aprobar");
    shop.clock.advance(seconds(31));
    await reconcile(shop.app.ctx);
    shop.clock.advance(seconds(31));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(older)).estado).toBe("rechazado");
    expect((await intentoOf(newer)).estado).toBe("autorizado");
    expect(await pedidoOf(newer)).toBe("pagado");
  });
});
