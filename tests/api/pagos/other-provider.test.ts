import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { applyRetorno } from "#server/modules/pagos/confirm/retorno.service.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import type {
  CreatePayment,
  FailureCode,
  PaymentFailure,
  PaymentProvider,
  PaymentResult,
  PaymentState,
} from "#server/providers/payment/payment.ts";
import { minutes } from "#server/time/clock.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { adminApi, estadoOf } from "#tests/support/buying/pedidos.ts";

const test = freshShopTest();

const refusal = (why?: FailureCode): PaymentFailure => ({
  ok: false,
  kind: "refused",
  reason: "No · quizás mañana",
  said: "quizás mañana",
  ...(why && { why }),
});

type Charge = CreatePayment & { state: PaymentState; left: number };
type Bank = { charge: Charge; refuses: { commit?: PaymentFailure; refund?: PaymentFailure } };

/** Replaces the shop's provider by one with words and a return of its own. */
async function startAtBank(shop: TestShop, state: PaymentState) {
  const bank: Partial<Bank> & Pick<Bank, "refuses"> = { refuses: {} };
  const charge = () => {
    if (!bank.charge) throw new Error("nothing was created");
    return bank.charge;
  };
  const result = (): { ok: true; value: PaymentResult } => {
    const { buyOrder, sessionId, amount, left, state } = charge();
    const facts = {
      authorizationCode: "77",
      paymentTypeCode: "VD",
      installmentsNumber: 0,
      installmentsAmount: null,
      cardDigits: "1234",
    };
    const words = { state: `banco: ${state}`, code: 7, refund: "vuelto" };
    const balance = state === "partly_returned" ? left : null;
    return { ok: true, value: { state, balance, amount, buyOrder, sessionId, ...facts, words } };
  };
  const provider = {
    words: {
      paid: { state: "cobrado", code: 7, refund: "" },
      partly_returned: { state: "vuelto en parte", code: 7, refund: "" },
    },
    readRetorno: ({ token_ws: token = "" }) => ({ kind: "normal", token }),
    async create(payment) {
      bank.charge = { ...payment, state, left: payment.amount };
      return { ok: true, value: { token: "pago-1", url: "https://banco.test" } };
    },
    async commit() {
      if (bank.refuses.commit) return bank.refuses.commit;
      if (charge().state === "paid_uncommitted") charge().state = "paid";
      return result();
    },
    status: async () => result(),
    async refund(_token, amount) {
      if (bank.refuses.refund) return bank.refuses.refund;
      charge().left -= amount;
      charge().state = charge().left === 0 ? "returned" : "partly_returned";
      return { ok: true, value: { kind: "returned", amount, word: "vuelto" } };
    },
  } satisfies Partial<PaymentProvider>;
  Object.assign(shop.app.ctx.payment, provider);
  const producto_id = await buildProducto(shop, { precio: 5_000, stock: 5 });
  const { token } = await startPayment(await buildBuyer(shop, [{ producto_id, cantidad: 2 }]));
  const arrive = () => applyRetorno(shop.app.ctx, { token_ws: token });
  const { pedido_id } = await readIntento(shop, token);
  const intento = () => readIntento(shop, token);
  return { bank, charge, arrive, intento, pedido_id };
}

async function refundAll(shop: TestShop, pedido_id: number) {
  const api = await adminApi(shop);
  return api("createReembolso", { body: { pedido_id, motivo: "Prueba", reponer_stock: true } });
}

describe("a provider with words of its own", () => {
  test("is paid, gives back a part and then the rest, and the owner reads its words", async ({
    shop,
  }) => {
    const { arrive, intento, pedido_id } = await startAtBank(shop, "paid_uncommitted");
    expect(await arrive()).toMatchObject({ status: "success", pedidoId: pedido_id });
    expect(await intento()).toMatchObject({ estado_proveedor: "banco: paid", codigo_respuesta: 7 });

    const api = await adminApi(shop);
    const detalle = await api("getPedidoDetalle", { query: { id: pedido_id } });
    if (!detalle.ok) throw new Error("no pedido");
    const [{ id: detalle_id } = { id: 0 }] = detalle.data.detalles;
    const part = await api("createReembolso", {
      body: {
        ...{ pedido_id, motivo: "Una", reponer_stock: true, clave: crypto.randomUUID() },
        lineas: [{ detalle_id, cantidad: 1 }],
      },
    });
    expect(part).toMatchObject({
      data: { pedido: { reembolsos_detalle: [{ monto: 5_000, tipo: "vuelto" }] } },
    });
    expect(await intento()).toMatchObject({
      estado: "autorizado",
      estado_proveedor: "vuelto en parte",
    });

    expect((await refundAll(shop, pedido_id)).ok).toBe(true);
    expect(await estadoOf(shop, pedido_id)).toBe("reembolsado");
    expect(await intento()).toMatchObject({ estado: "reembolsado", devuelto: 10_000 });
  });

  test.for([
    ["refused", "rechazado"],
    ["returned", "abortado"],
    ["unclear", "confirmando"],
    ["doubtful", "confirmando"],
    ["partly_returned", "confirmando"],
  ] as const)(
    "whose answer to the commit is %s leaves the intento %s",
    async ([state, estado], { shop }) => {
      const { arrive, intento } = await startAtBank(shop, state);
      await arrive();
      expect((await intento()).estado).toBe(estado);
    },
  );

  test.for([
    [undefined, minutes(20), "confirmando"],
    ["aborted", 0, "confirmando"],
    ["aborted", minutes(20), "abortado"],
    ["no_such_payment", minutes(20), "confirmando"],
  ] as const)(
    "that refuses to commit what is paid (%s), %i ms after the start: %s",
    async ([why, ageMs, estado], { shop }) => {
      const { bank, arrive, intento } = await startAtBank(shop, "paid_uncommitted");
      bank.refuses.commit = refusal(why);
      shop.clock.advance(ageMs);
      await arrive();
      expect((await intento()).estado).toBe(estado);
    },
  );

  test.for([
    ["over_balance", "el monto supera lo que queda por devolver de ese cobro"],
    ["not_refundable", "ese cobro no está en un estado que se pueda devolver"],
    ["too_late", "pasaron más de 90 días desde el pago"],
    ["whole_only", "con cuotas del comercio Webpay solo devuelve el total"],
  ] as const)(
    "that never makes a refund (%s) is not asked again",
    async ([why, words], { shop }) => {
      const { bank, arrive, intento, pedido_id } = await startAtBank(shop, "paid_uncommitted");
      await arrive();
      bank.refuses.refund = refusal(why);
      await refundAll(shop, pedido_id);
      expect(await intento()).toMatchObject({
        proxima_consulta_en: null,
        ultimo_error: `Webpay no hará esta devolución: ${words}. No lo seguiremos intentando.`,
      });
    },
  );

  test("that refuses a refund for now is asked again, in its words until then", async ({
    shop,
  }) => {
    const { bank, charge, arrive, intento, pedido_id } = await startAtBank(
      shop,
      "paid_uncommitted",
    );
    await arrive();
    bank.refuses.refund = refusal();
    await refundAll(shop, pedido_id);
    const error = "Webpay no aceptó la devolución (quizás mañana). Seguimos intentando.";
    expect((await intento()).ultimo_error).toBe(error);
    bank.refuses = {};
    // Money may be there, so it is asked for.
    charge().state = "doubtful";
    shop.clock.advance(minutes(5));
    await reconcile(shop.app.ctx);
    expect(charge().state).toBe("returned");
    expect(await estadoOf(shop, pedido_id)).toBe("reembolsado");
  });
});
