import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { countCalls, finishPayment, followRetorno, injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { buildLargeBuyer, callFrom, heldBy, wait } from "#tests/support/buying/holds.ts";

const test = freshShopTest({ env: { RATE_LIMIT_FACTOR: "1", PROXY_HOPS: "1" } });

/** Another carrito replaces the open payment. */
async function startAgain(buyer: Buyer, cantidad: number) {
  const carrito = await buyer.api("getCarrito");
  const producto_id = carrito.ok ? (carrito.data[0]?.producto_id ?? 0) : 0;
  await buyer.api("setCarritoLinea", { body: { producto_id, cantidad } });
  return startPayment(buyer);
}

const resultOf = (page: URL) => page.searchParams.get("status");

describe("a hold", () => {
  test("lasts 16 minutes and one renewal, however often its owner starts again", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 12 });
    let ana = await buildBuyer(shop, [{ producto_id, cantidad: 12 }]);
    await startPayment(ana);
    const held: number[] = [];
    for (let minute = 8; minute <= 40; minute += 8) {
      ana = await wait(shop, ana, 8);
      await startAgain(ana, minute % 16 === 0 ? 12 : 11);
      held.push(await heldBy(shop, ana));
    }
    expect(held).toEqual([11, 12, 11, 0, 0]);
    expect(await stockOf(shop, producto_id)).toBe(12);
  });

  test("is not lengthened by opening the return address without having paid", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 5 });
    let ana = await buildBuyer(shop, [{ producto_id, cantidad: 5 }]);
    for (let place = 0; place < 3; place++) {
      await startPayment(ana);
      ana = await wait(shop, ana, 50);
    }
    const { token } = await startPayment(ana);
    const address = `${shop.url}/api/endpoints/pago_retorno.php?token_ws=${token}`;
    const open = async () => (await fetch(address, { redirect: "manual" })).headers.get("location");
    await wait(shop, ana, 2);
    expect(await open()).toContain("status=verificando");
    expect(await heldBy(shop, ana)).toBe(5);
    await wait(shop, ana, 3);
    expect(await stockOf(shop, producto_id)).toBe(5);
  });

  test("that was not made is not made by opening the return address", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 5 });
    let ana = await buildBuyer(shop, [{ producto_id, cantidad: 5 }]);
    for (let place = 0; place < 6; place++) {
      await startPayment(ana);
      ana = await wait(shop, ana, 50);
    }
    const { token } = await startPayment(ana);
    const address = `${shop.url}/api/endpoints/pago_retorno.php?token_ws=${token}`;
    await fetch(address, { redirect: "manual" });
    expect(await heldBy(shop, ana)).toBe(0);
    expect(await stockOf(shop, producto_id)).toBe(5);
  });

  test("is shorter after three unpaid ones in a day, and not made after six", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 5 });
    let ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const lengths: number[] = [];
    for (let place = 0; place < 8; place++) {
      await startPayment(ana);
      let minute = 0;
      for (; (await heldBy(shop, ana)) > 0; minute++) ana = await wait(shop, ana, 1);
      lengths.push(minute);
      ana = await wait(shop, ana, 40);
    }
    expect(lengths).toEqual([16, 16, 16, 5, 5, 5, 0, 0]);
    ana = await wait(shop, ana, 24 * 60);
    await startPayment(ana);
    expect(await heldBy(shop, ana)).toBe(1);
  });

  test("of payments that were made counts nothing", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 12 });
    let ana = await buildBuyer(shop, []);
    for (let place = 0; place < 7; place++) {
      await ana.api("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
      const { token } = await startPayment(ana);
      expect(await heldBy(shop, ana)).toBe(1);
      expect(resultOf(await finishPayment(shop, token, "aprobar"))).toBe("success");
      ana = await wait(shop, ana, 20);
    }
  });
});

describe("a payment whose hold is over", () => {
  async function buildSlowPayer(shop: TestShop) {
    const producto_id = await buildProducto(shop, { stock: 1 });
    let slow = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    for (let place = 0; place < 6; place++) {
      await startPayment(slow);
      slow = await wait(shop, slow, 50);
    }
    const { token } = await startPayment(slow);
    expect(await heldBy(shop, slow)).toBe(0);
    return { producto_id, token };
  }

  test("is charged when its stock is still there", async ({ shop }) => {
    const { producto_id, token } = await buildSlowPayer(shop);
    expect(resultOf(await finishPayment(shop, token, "aprobar"))).toBe("success");
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  test("is not charged when somebody else took it", async ({ shop }) => {
    const { producto_id, token } = await buildSlowPayer(shop);
    const quick = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const bought = await startPayment(quick);
    expect(resultOf(await finishPayment(shop, bought.token, "aprobar"))).toBe("success");
    expect(resultOf(await finishPayment(shop, token, "aprobar"))).toBe("cancelled");
    expect(await countCalls(shop, "commit", token)).toBe(0);
  });
});

test("return addresses of ended payments, opened at once, hold 60 units together", async ({
  shop,
}) => {
  let ana = await buildLargeBuyer(shop, 40);
  const ended: string[] = [];
  for (const cantidad of [24, 23]) {
    ended.push((await startAgain(ana, cantidad)).token);
    ana = await wait(shop, ana, 50);
    await reconcile(shop.app.ctx);
  }
  await injectFault(shop, { operacion: "commit", falla: "sin_respuesta", veces: 9 });
  await injectFault(shop, { operacion: "status", falla: "error500", veces: 9 });
  const open = async (token: string) => {
    const url = `${shop.url}/api/endpoints/pago_retorno.php`;
    const page = await followRetorno({ metodo: "GET", url, campos: { token_ws: token } });
    return [resultOf(page), await countCalls(shop, "commit", token), await heldBy(shop, ana)];
  };
  expect(await open(ended[0] ?? "")).toEqual(["verificando", 1, 40]);
  expect(await open(ended[1] ?? "")).toEqual(["cancelled", 0, 40]);
});

describe("new accounts of one network", () => {
  test("hold 60 units together; beyond that stock is taken when the payment arrives", async ({
    shop,
  }) => {
    const near = "203.0.113.7";
    const large = callFrom(shop, await buildLargeBuyer(shop, 50), near);
    const second = callFrom(shop, await buildLargeBuyer(shop, 10), near);
    const third = callFrom(shop, await buildLargeBuyer(shop, 1), near);
    const elsewhere = callFrom(shop, await buildLargeBuyer(shop, 60), "198.51.100.9");
    await startPayment(large);
    await startPayment(second);
    const { token } = await startPayment(third);
    await startPayment(elsewhere);
    const held = [large, second, third, elsewhere].map((buyer) => heldBy(shop, buyer));
    expect(await Promise.all(held)).toEqual([50, 10, 0, 60]);
    expect(resultOf(await finishPayment(shop, token, "aprobar"))).toBe("success");
  });

  test("are one network in the /48 of an IPv6 address", async ({ shop }) => {
    const [a, b] = [await buildLargeBuyer(shop, 60), await buildLargeBuyer(shop, 5)];
    await startPayment(callFrom(shop, a, "2001:db8:1:2::3"));
    await startPayment(callFrom(shop, b, "2001:db8:1:ffff::3"));
    expect([await heldBy(shop, a), await heldBy(shop, b)]).toEqual([60, 0]);
  });

  test("take nothing from an account that has paid before", async ({ shop }) => {
    const near = "203.0.113.7";
    const known = callFrom(shop, await buildLargeBuyer(shop, 1), near);
    const { token } = await startPayment(known);
    await finishPayment(shop, token, "aprobar");
    await startPayment(callFrom(shop, await buildLargeBuyer(shop, 60), near));
    const producto_id = await buildProducto(shop, { stock: 5 });
    await known.api("setCarritoLinea", { body: { producto_id, cantidad: 2 } });
    await startPayment(known);
    expect(await heldBy(shop, known)).toBe(2);
  });

  test("are forgotten when their holds are over", async ({ shop }) => {
    const buyer = callFrom(shop, await buildLargeBuyer(shop, 5), "203.0.113.7");
    await startPayment(buyer);
    const { db } = shop.database;
    const reds = () =>
      db.selectFrom("pago_intentos").select("red").where("red", "is not", null).execute();
    const [row] = await reds();
    expect(row?.red).toMatch(/^[0-9a-f]{32}$/);
    await wait(shop, buyer, 17);
    expect(await reds()).toEqual([]);
  });
});

test("warns the owner while one person holds 30 units unpaid", async ({ shop }) => {
  const { token } = await buildAdmin(shop);
  const large = async () => {
    const resumen = await shop.client(token)("getResumen");
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    const metric = /^estrato_holds_large (\d+)$/m.exec(metrics)?.[1];
    return [resumen.ok && resumen.data.reservas_grandes, Number(metric)];
  };
  const [few, many] = [await buildLargeBuyer(shop, 29), await buildLargeBuyer(shop, 30)];
  await startPayment(few);
  expect(await large()).toEqual([0, 0]);
  await startPayment(many);
  expect(await large()).toEqual([1, 1]);
  await wait(shop, many, 17);
  expect(await large()).toEqual([0, 0]);
});
