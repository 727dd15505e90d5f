import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { type Buyer, buildBuyer, stockOf } from "#tests/support/buying/buyer.ts";
import { callFrom, heldBy } from "#tests/support/buying/holds.ts";

const test = freshShopTest({ env: { RATE_LIMIT_FACTOR: "1", PROXY_HOPS: "1" } });

const crowdMs = 240_000;
const honestCount = 200;
const atOnce = 40;
const productoCount = 5;
const unitsOfEach = 100;
/** Retries of a busy refusal (503). */
const maxTries = 20;

/** Whole networks of honest buyers share one address each, as behind a carrier's. */
const honestFrom = (place: number) => `198.51.100.${1 + (place % 5)}`;
const attackFrom = (place: number) => `203.0.113.${1 + (place % 2)}`;

/** A new account with as much as the shop lets it have. */
async function buildAttacker(shop: TestShop, ids: number[], place: number): Promise<Buyer> {
  const attacker = callFrom(shop, await buildBuyer(shop, []), attackFrom(place));
  for (const producto_id of ids) {
    let cantidad = unitsOfEach;
    for (let tries = 0; tries < 3 && cantidad > 0; tries++) {
      const result = await attacker.api("setCarritoLinea", { body: { producto_id, cantidad } });
      cantidad = result.ok ? 0 : (result.maximo ?? result.disponible ?? 0);
    }
  }
  return attacker;
}

async function start({ api, direccion_id }: Buyer) {
  for (let tries = 1; ; tries++) {
    const started = await api("startPago", { body: { direccion_id } });
    if (started.ok || started.status !== 503 || tries === maxTries) return started;
  }
}

async function buy(shop: TestShop, buyer: Buyer): Promise<string> {
  const started = await start(buyer);
  if (!started.ok) return `${started.status} ${started.error}`;
  const page = await finishPayment(shop, started.data.token, "aprobar");
  return page.searchParams.get("status") ?? "no status";
}

test("200 honest buyers of few networks all buy while ten accounts try to hold the whole shop", {
  timeout: crowdMs,
}, async ({ shop }) => {
  const ids: number[] = [];
  for (let place = 0; place < productoCount; place++) {
    ids.push(await buildProducto(shop, { stock: unitsOfEach }));
  }
  const attackers: Buyer[] = [];
  for (let place = 0; place < 10; place++) {
    attackers.push(await buildAttacker(shop, ids, place));
  }
  const honest: Buyer[] = [];
  for (let place = 0; place < honestCount; place++) {
    const producto_id = ids[place % productoCount] ?? 0;
    const buyer = await buildBuyer(shop, []);
    const near = callFrom(shop, buyer, honestFrom(place));
    await near.api("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
    honest.push(near);
  }
  await Promise.all(attackers.map(start));
  const again = attackers.map(start);
  const outcomes: string[] = [];
  // All at once would wait for the pool longer than a return does.
  for (let first = 0; first < honestCount; first += atOnce) {
    const buyers = honest.slice(first, first + atOnce);
    outcomes.push(...(await Promise.all(buyers.map((buyer) => buy(shop, buyer)))));
  }
  await Promise.all(again);
  expect(outcomes.filter((outcome) => outcome !== "success")).toEqual([]);
  const held = await Promise.all(attackers.map((attacker) => heldBy(shop, attacker)));
  expect(Math.max(...held)).toBeLessThanOrEqual(60);
  const byNetwork = [0, 1].map((network) =>
    held.filter((_, place) => place % 2 === network).reduce((sum, units) => sum + units, 0),
  );
  expect(byNetwork).toEqual([60, 60]);
  const left = await Promise.all(ids.map((id) => stockOf(shop, id)));
  expect(left.reduce((sum, units) => sum + units, 0)).toBe(500 - honestCount - 120);
});
