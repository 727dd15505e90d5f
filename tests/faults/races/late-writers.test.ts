import { describe, expect, vi } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import {
  actAtWebpay,
  countCalls,
  followRetorno,
  injectFault,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { awaitToken } from "#server/modules/pagos/start/create-at-provider.service.ts";
import { hours, minutes } from "#server/time/clock.ts";
import { type Buyer, buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";
import { holdAnswer } from "#tests/support/faults/hold-answer.ts";
import { patience } from "#tests/support/vitest/patience.ts";

const retornoUrl = (shop: TestShop) => `${shop.url}/api/endpoints/pago_retorno.php`;

async function buildAna(shop: TestShop, stock = 5): Promise<{ ana: Buyer; producto_id: number }> {
  const producto_id = await buildProducto(shop, { stock });
  return { ana: await buildBuyer(shop, [{ producto_id, cantidad: 1 }]), producto_id };
}

async function estadosOf(shop: TestShop, ana: Buyer): Promise<string[]> {
  const answer = await (await renewBuyer(shop, ana)).api("listPedidos");
  if (!answer.ok) throw new Error(`no pedidos: ${answer.status}`);
  return answer.data.map(({ estado }) => estado);
}

const intentoOf = (shop: TestShop, token: string) => readIntento(shop, token);

describe("a pedido that another one replaced", () => {
  test("is closed although its intento is being created", async ({ shop }) => {
    const { ana } = await buildAna(shop);
    const first = await startPayment(ana);
    // The return starts before the payment, and the provider refuses slowly.
    await injectFault(shop, { falla: "lento", operacion: "commit", ms: 800, antes: false });
    const early = followRetorno({
      metodo: "GET",
      url: retornoUrl(shop),
      campos: { token_ws: first.token },
    });
    await vi.waitFor(
      async () => expect(await countCalls(shop, "commit", first.token)).toBe(1),
      patience,
    );
    const other = await buildProducto(shop);
    await ana.api("setCarritoLinea", { body: { producto_id: other, cantidad: 1 } });
    await startPayment(ana);
    await early;
    expect((await intentoOf(shop, first.token)).estado).toBe("reemplazado");
    expect(await estadosOf(shop, ana)).toEqual(["pendiente_pago", "cancelado"]);
  });

  test("tells a repeated start, which was waiting with it, that another replaced it", async ({
    shop,
  }) => {
    const { ana } = await buildAna(shop);
    const { direccion_id } = ana;
    const held = holdAnswer(shop, "create");
    const first = ana.api("startPago", { body: { direccion_id } });
    await held.isDone;
    const { id } = await shop.database.db
      .selectFrom("pago_intentos")
      .select("id")
      .where("usuario_id", "=", ana.id)
      .executeTakeFirstOrThrow();
    const repeated = expect(awaitToken(shop.app.ctx, id)).rejects.toMatchObject({
      message: errorMessages.paymentReplaced,
    });
    await ana.api("setCarritoLinea", {
      body: { producto_id: await buildProducto(shop), cantidad: 1 },
    });
    await startPayment(ana);
    await repeated;
    held.release();
    expect(await first).toMatchObject({ status: 409, error: errorMessages.paymentReplaced });
  });

  test("does not wait for ever when it was a day old", async ({ shop }) => {
    const { ana } = await buildAna(shop);
    await startPayment(ana);
    shop.clock.advance(hours(24) - minutes(1));
    const again = await renewBuyer(shop, ana);
    await startPayment(again);
    shop.clock.advance(minutes(2));
    await startPayment(again);
    expect(
      (await estadosOf(shop, ana)).filter((estado) => estado === "pendiente_pago"),
    ).toHaveLength(1);
  });
});

describe("a process whose lease of an intento has ended", () => {
  test("does not schedule it again", async ({ shop }) => {
    const { ana } = await buildAna(shop);
    const { token } = await startPayment(ana);
    const back = await actAtWebpay(shop, token, { accion: "aprobar" });
    await injectFault(shop, { falla: "lento", operacion: "commit", ms: 1200 });
    const slow = followRetorno(back);
    await vi.waitFor(async () => expect(await countCalls(shop, "commit", token)).toBe(1), patience);
    // The process freezes: the reconciler takes over.
    await vi.waitFor(async () => {
      const found = (await listTransacciones(shop)).find((row) => row.token === token);
      expect(found?.status).toBe("AUTHORIZED");
    }, patience);
    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(shop, token)).estado).toBe("autorizado");
    expect((await slow).searchParams.get("status")).toBe("success");
    expect(await intentoOf(shop, token)).toMatchObject({
      estado: "autorizado",
      proxima_consulta_en: null,
    });
  });
});

describe("a start that loses the race for the last unit", () => {
  test("is told the current stock", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const people = [];
    for (let place = 0; place < 8; place++) {
      people.push(await buildBuyer(shop, [{ producto_id, cantidad: 1 }]));
    }
    const answers = await Promise.all(
      people.map(({ api, direccion_id }) => api("startPago", { body: { direccion_id } })),
    );
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused).toHaveLength(7);
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, disponible: 0 });
  });
});
