// @module-tag both-engines

import { expect } from "vitest";
import { addCodeApp } from "#rig/builders/factor.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { minutes } from "#server/time/clock.ts";
import { askedAtLogin, buildAdminWithPassword } from "#tests/support/factor/admin-with-password.ts";

const test = freshShopTest({ env: { RATE_LIMIT_FACTOR: "1", PROXY_HOPS: "1" } });

/** From a network of its own each. */
async function guess(shop: TestShop, body: object, network: number): Promise<number> {
  const response = await fetch(`${shop.url}/api/auth/segundo_factor.php`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${network}` },
    body: JSON.stringify(body),
  });
  return response.status;
}

async function guessFive(shop: TestShop, reto: string): Promise<number[]> {
  const networks = Array.from({ length: 5 }, (_, index) => index + 1);
  return Promise.all(networks.map((network) => guess(shop, { reto, codigo: "000000" }, network)));
}

test("wrong codes are counted by account across networks, and ever longer waits follow", async ({
  shop,
}) => {
  const { email, token } = await buildAdminWithPassword(shop);
  const { nextCode } = await addCodeApp(shop, shop.client(token));
  const first = await askedAtLogin(shop, email);
  expect(await guessFive(shop, first.reto)).toEqual([422, 422, 422, 422, 422]);
  expect(await guess(shop, { reto: first.reto, codigo: nextCode() }, 99)).toBe(429);

  shop.clock.advance(minutes(15));
  const second = await askedAtLogin(shop, email);
  expect(await guessFive(shop, second.reto)).toEqual([422, 422, 422, 422, 422]);
  shop.clock.advance(minutes(16));
  const third = await askedAtLogin(shop, email);
  expect(await guess(shop, { reto: third.reto, codigo: nextCode() }, 99)).toBe(429);
  shop.clock.advance(minutes(15));
  const fourth = await askedAtLogin(shop, email);
  expect(await guess(shop, { reto: fourth.reto, codigo: nextCode() }, 99)).toBe(200);
});

test("guessed codes do not keep the owner from a recovery code", async ({ shop }) => {
  const { email, token } = await buildAdminWithPassword(shop);
  const { respaldos } = await addCodeApp(shop, shop.client(token));
  const { reto } = await askedAtLogin(shop, email);
  await guessFive(shop, reto);
  expect(await guess(shop, { reto, respaldo: respaldos[0] }, 99)).toBe(200);
});
