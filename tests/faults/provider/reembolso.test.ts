import { describe, expect, vi } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  followRetorno,
  injectFault,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { freshShopTest, test } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { shopInbox } from "#server/modules/contacto/index.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { buildBuyer, pedidoAt, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import {
  adminApi,
  type BoughtPedido,
  buyPedido,
  transaccionOf,
} from "#tests/support/buying/pedidos.ts";
import { describeSlow } from "#tests/support/faults/each-kind.ts";
import { freezeCommit } from "#tests/support/faults/freeze-commit.ts";
import { holdAnswer } from "#tests/support/faults/hold-answer.ts";
import { patience } from "#tests/support/vitest/patience.ts";
import { refundCells } from "./refund-cells.table.ts";

/** Gives up on a slow provider before its answer comes. */
const slowTest = freshShopTest({ paymentTimeoutMs: seconds(5) });

let admin: Awaited<ReturnType<typeof adminApi>>;
// Tests move the clock past the session's end.
test.beforeEach(async ({ shop }) => {
  admin = await adminApi(shop);
});

const refund = (pedido_id: number, api = admin) =>
  api("createReembolso", { body: { pedido_id, motivo: "Se arrepintió", reponer_stock: true } });

/** One of the two units. */
async function refundUnit({ ana, id }: BoughtPedido) {
  const pedido = await ana.api("getPedido", { query: { id } });
  const detalle_id = pedido.ok ? (pedido.data.detalles[0]?.id ?? 0) : 0;
  const lineas = [{ detalle_id, cantidad: 1 }];
  const wish = { motivo: "Se arrepintió", reponer_stock: true, clave: "clave-numero-1" };
  return admin("createReembolso", { body: { pedido_id: id, lineas, ...wish } });
}

async function subjectsTo(shop: TestShop, email: string): Promise<string[]> {
  await shop.app.outbox.runOnce();
  return (await readCorreos(shop, email)).map(({ asunto }) => asunto);
}

async function expectBooksToAgree(shop: TestShop): Promise<void> {
  const held = (await listTransacciones(shop))
    .map(({ captured_amount, refunded_amount }) => captured_amount - refunded_amount)
    .filter((amount) => amount !== 0);
  const paid = await shop.database.db
    .selectFrom("pedidos")
    .select((eb) => eb("total", "-", eb.ref("devuelto")).as("left"))
    .where("estado", "in", ["pagado", "en_preparacion", "enviado", "entregado"])
    .execute();
  expect(held.toSorted()).toEqual(paid.map(({ left }) => left).toSorted());
}

async function letReconcile(shop: TestShop, times = 3): Promise<void> {
  for (let round = 0; round < times; round++) {
    shop.clock.advance(minutes(2));
    await reconcile(shop.app.ctx);
  }
  await shop.app.refreshCatalogoVersion();
}

describe("a provider that misbehaves during a refund", () => {
  test.for(refundCells)(
    "%s: %s ends with one refund, one mail, the units restocked",
    async ([operacion, falla], { shop }) => {
      const { ana, id, numero, producto_id, token } = await buyPedido(shop);
      await injectFault(shop, { falla, operacion });
      expect(await refund(id)).toMatchObject({ ok: true });
      await letReconcile(shop);

      const own = await ana.api("getPedido", { query: { id } });
      expect(own).toMatchObject({
        data: { estado: "reembolsado", reembolso: { estado: "hecho", monto: 19_980 } },
      });
      expect(await transaccionOf(shop, token)).toMatchObject({
        status: "REVERSED",
        refunded_amount: 19_980,
      });
      expect(await stockOf(shop, producto_id)).toBe(5);
      const subject = `Reembolsamos tu pedido ${numero}`;
      expect((await subjectsTo(shop, ana.email)).filter((it) => it === subject)).toHaveLength(1);
      await expectBooksToAgree(shop);
    },
  );

  test.for(refundCells)(
    "%s: %s of one unit ends with that unit back once, and the rest paid",
    async ([operacion, falla], { shop }) => {
      const bought = await buyPedido(shop);
      await injectFault(shop, { falla, operacion });
      expect(await refundUnit(bought)).toMatchObject({ ok: true });
      await letReconcile(shop);

      const own = await bought.ana.api("getPedido", { query: { id: bought.id } });
      expect(own).toMatchObject({ data: { estado: "pagado", devuelto: 9_990 } });
      expect(await transaccionOf(shop, bought.token)).toMatchObject({ refunded_amount: 9_990 });
      expect(await stockOf(shop, bought.producto_id)).toBe(4);
      const subject = `Devolvimos $9.990 de tu pedido ${bought.numero}`;
      const subjects = await subjectsTo(shop, bought.ana.email);
      expect(subjects.filter((it) => it === subject)).toHaveLength(1);
      await expectBooksToAgree(shop);
      const { db } = shop.database;
      expect(await checkDatabase(db, { config: shop.config, now: shop.clock.now() })).toEqual([]);
    },
  );

  test("retries through an outage, and shows the owner that it is not done", async ({ shop }) => {
    const { id, token } = await buyPedido(shop);
    await injectFault(shop, { falla: "error503", operacion: "status", veces: 4 });
    expect(await refund(id)).toMatchObject({
      data: {
        mensaje: expect.stringContaining("aún no lo confirma"),
        pedido: { reembolso_detalle: { estado: "pendiente", error: expect.any(String) } },
      },
    });
    expect(await countCalls(shop, "refund", token)).toBe(0);
    await letReconcile(shop, 6);
    expect((await transaccionOf(shop, token)).status).toBe("REVERSED");
    await expectBooksToAgree(shop);
  });

  test("retries in one of two processes, not in both", async ({ shop }) => {
    const { ana, id, token } = await buyPedido(shop);
    await injectFault(shop, { falla: "sin_respuesta", operacion: "status" });
    await refund(id);
    shop.clock.advance(seconds(61));
    await Promise.all([reconcile(shop.app.ctx), reconcile(shop.app.ctx)]);
    expect(await ana.api("getPedido", { query: { id } })).toMatchObject({
      data: { estado: "reembolsado" },
    });
    expect(await countCalls(shop, "refund", token)).toBe(1);
  });
});

describeSlow("a slow refund", { concurrent: true }, () => {
  slowTest.for([
    ["before", { ms: seconds(20), antes: false }],
    ["after", { ms: seconds(7), antes: true }],
  ] as const)(
    "whose effect comes %s the time-out is looked up, not sent again blindly",
    async ([_when, fault], { shop }) => {
      const { ana, id, token } = await buyPedido(shop);
      await injectFault(shop, { falla: "lento", operacion: "refund", ...fault });
      expect(await refund(id, await adminApi(shop))).toMatchObject({ ok: true });
      await vi.waitFor(
        async () => expect((await transaccionOf(shop, token)).status).toBe("REVERSED"),
        patience,
      );
      await letReconcile(shop);
      expect(await ana.api("getPedido", { query: { id } })).toMatchObject({
        data: { estado: "reembolsado" },
      });
      expect(await countCalls(shop, "refund", token)).toBe(1);
      await expectBooksToAgree(shop);
    },
  );
});

describe("a repeated return", () => {
  test("during and after a refund changes nothing and causes no error", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 5 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const retorno = await actAtWebpay(shop, token, { accion: "aprobar" });
    const { id } = await pedidoAt(ana, await followRetorno(retorno));
    const { isDone, release } = holdAnswer(shop, "refund");
    const refunding = refund(id);
    await isDone;
    const during = await followRetorno(retorno);
    expect(during.searchParams.get("status")).toBe("success");
    release();
    await refunding;
    const after = await followRetorno(retorno);
    expect(after.searchParams.get("status")).toBe("cancelled");
    expect(after.searchParams.get("message")).toBe("Devolvimos el cargo completo a tu tarjeta.");
    expect(await countCalls(shop, "commit", token)).toBe(1);
    expect((await transaccionOf(shop, token)).status).toBe("REVERSED");
  });
});

describe("money that the shop cannot keep", () => {
  test("is reported to the shop when found, and to the buyer when refunded", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    await injectFault(shop, { falla: "otro_monto", operacion: "commit" });
    const { numero } = await pedidoAt(ana, await finishPayment(shop, token, "aprobar"));

    const inbox = shopInbox(shop.config);
    const alert = `Un cargo del pedido ${numero} se está devolviendo`;
    const correo = await waitForCorreo(shop, inbox, alert);
    expect(correo.texto).toContain("Webpay respondió por otro monto u orden");
    expect(await subjectsTo(shop, ana.email)).toEqual([]);
    await letReconcile(shop);
    const subject = `Devolvimos el cargo de tu pedido ${numero}`;
    expect(await subjectsTo(shop, ana.email)).toEqual([subject]);
    expect((await subjectsTo(shop, inbox)).filter((it) => it === alert)).toHaveLength(1);
    await expectBooksToAgree(shop);
  });

  test("a second payment of one pedido is refunded, and its mail does not speak of a refunded pedido", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 5 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const first = await startPayment(ana);
    const returned = await actAtWebpay(shop, first.token, { accion: "expirar" }).catch(() => null);
    expect(returned).not.toBeNull();
    const { numero } = await payTwice(shop, ana);
    await letReconcile(shop);

    const subjects = await subjectsTo(shop, ana.email);
    expect(subjects).toContain(`Devolvimos un cargo repetido de tu pedido ${numero}`);
    expect(subjects.filter((it) => /^Reembolsamos|^Devolvimos el cargo/.test(it))).toEqual([]);
    await expectBooksToAgree(shop);
  });
});

async function payTwice(shop: TestShop, ana: Awaited<ReturnType<typeof buildBuyer>>) {
  shop.clock.advance(seconds(6));
  const slow = await startPayment(ana);
  await actAtWebpay(shop, slow.token, { accion: "aprobar" });
  const thaw = await freezeCommit(shop, slow.token);
  const { db } = shop.database;
  await db
    .updateTable("pago_intentos")
    .set({ estado: "expirado" })
    .where("token", "=", slow.token)
    .execute();
  const quick = await startPayment(ana);
  const page = await finishPayment(shop, quick.token, "aprobar");
  await thaw();
  return pedidoAt(ana, page);
}
