import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { hours, minutes } from "#server/clock.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { awaitToken } from "#server/modules/pagos/start/create-at-provider.service.ts";
import { buildProducto } from "#tests/support/builders.ts";
import { type Buyer, buildBuyer, startPayment } from "#tests/support/buyer.ts";
import { holdAnswer } from "#tests/support/hold-answer.ts";
import { readIntento } from "#tests/support/intentos.ts";
import { patience } from "#tests/support/patience.ts";
import { renewBuyer } from "#tests/support/renew-buyer.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import {
  actAtWebpay,
  countCalls,
  followRetorno,
  injectFault,
  listTransacciones,
} from "#tests/support/webpay.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const retornoUrl = () => `${shop.url}/api/endpoints/pago_retorno.php`;

/** Somebody with one unit of a producto in the carrito. */
async function buildAna(stock = 5): Promise<{ ana: Buyer; producto_id: number }> {
  const producto_id = await buildProducto(shop, { stock });
  return { ana: await buildBuyer(shop, [{ producto_id, cantidad: 1 }]), producto_id };
}

async function estadosOf(ana: Buyer): Promise<string[]> {
  const answer = await (await renewBuyer(shop, ana)).api("listPedidos");
  if (!answer.ok) throw new Error(`no pedidos: ${answer.status}`);
  return answer.data.map(({ estado }) => estado);
}

const intentoOf = (token: string) => readIntento(shop, token);

describe("a pedido that another took the place of", () => {
  it("is closed although its attempt was just being asked for", async () => {
    const { ana } = await buildAna();
    const first = await startPayment(ana);
    // Somebody opens the return address before the shopper paid, and the provider is slow to say so.
    await injectFault(shop, { falla: "lento", operacion: "commit", ms: 800, antes: false });
    const early = followRetorno({
      metodo: "GET",
      url: retornoUrl(),
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
    expect((await intentoOf(first.token)).estado).toBe("reemplazado");
    expect(await estadosOf(ana)).toEqual(["pendiente_pago", "cancelado"]);
  });

  it("tells whoever repeated its start, and was waiting with it, that another took its place", async () => {
    const { ana } = await buildAna();
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

  it("does not wait for ever when it was a day old", async () => {
    const { ana } = await buildAna();
    await startPayment(ana);
    shop.clock.advance(hours(24) - minutes(1));
    const again = await renewBuyer(shop, ana);
    await startPayment(again);
    shop.clock.advance(minutes(2));
    await startPayment(again);
    expect((await estadosOf(ana)).filter((estado) => estado === "pendiente_pago")).toHaveLength(1);
  });
});

describe("a process that comes too late to an attempt", () => {
  it("does not have it asked about again", async () => {
    const { ana } = await buildAna();
    const { token } = await startPayment(ana);
    const back = await actAtWebpay(shop, token, { accion: "aprobar" });
    await injectFault(shop, { falla: "lento", operacion: "commit", ms: 1200 });
    const slow = followRetorno(back);
    await vi.waitFor(async () => expect(await countCalls(shop, "commit", token)).toBe(1), patience);
    // The clock jumps, or the process stood still: the reconciler takes it for dead and settles.
    await vi.waitFor(async () => {
      const found = (await listTransacciones(shop)).find((row) => row.token === token);
      expect(found?.status).toBe("AUTHORIZED");
    }, patience);
    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    expect((await intentoOf(token)).estado).toBe("autorizado");
    expect((await slow).searchParams.get("status")).toBe("success");
    expect(await intentoOf(token)).toMatchObject({
      estado: "autorizado",
      proxima_consulta_en: null,
    });
  });
});

describe("a start that comes second to the last unit", () => {
  it("is told how many there are now", async () => {
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
