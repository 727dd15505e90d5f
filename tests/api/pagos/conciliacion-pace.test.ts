import { expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { countCalls, injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { runConciliacion } from "#server/modules/pagos/index.ts";
import { chileDayStart } from "#server/time/chile-time.ts";
import { days, hours, minutes, seconds } from "#server/time/clock.ts";
import { compareNextDay, compareToday } from "#tests/support/buying/conciliacion.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";

const test = freshShopTest();
test.beforeEach(async ({ shop }) => {
  // From noon no test reaches the next day's comparison.
  goTo(shop, "2031-03-03", hours(12));
});

const run = (shop: TestShop) => runConciliacion(shop.app.ctx);
const questions = (shop: TestShop) => countCalls(shop, "status");

async function buyMany(shop: TestShop, count: number): Promise<void> {
  for (let bought = 0; bought < count; bought++) await buyPedido(shop);
}

function goTo(shop: TestShop, fecha: string, timeMs: number): void {
  shop.clock.advance(chileDayStart(fecha) + timeMs - shop.clock.now());
}

test("asks ten at a time, then pauses for five seconds, also across processes", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  await buyMany(shop, 12);
  shop.clock.advance(hours(24));
  const asked = await Promise.all([run(shop), run(shop), run(shop)]);
  expect(asked.toSorted((a, b) => a - b)).toEqual([0, 0, 10]);
  expect(await run(shop)).toBe(0);
  expect(await questions(shop)).toBe(10);
  shop.clock.advance(seconds(6));
  const rest = await Promise.all([run(shop), run(shop)]);
  expect(rest.toSorted((a, b) => a - b)).toEqual([0, 2]);
  shop.clock.advance(hours(1));
  expect(await run(shop)).toBe(0);
  expect(await questions(shop)).toBe(12);
});

test("runs once a day from four in the morning in Chile, summer and winter", async ({ shop }) => {
  goTo(shop, "2031-04-04", hours(12));
  await buyPedido(shop);
  shop.clock.advance(minutes(20));
  expect(await compareToday(shop)).toBe(1);
  goTo(shop, "2031-04-05", hours(3));
  expect(await compareToday(shop)).toBe(0);
  goTo(shop, "2031-04-05", hours(4) + minutes(1));
  expect(await compareToday(shop)).toBe(1);
  // On 6 April 2031 the clock goes back: that day has 25 hours.
  goTo(shop, "2031-04-06", hours(3) - minutes(1));
  expect(await compareToday(shop)).toBe(0);
  goTo(shop, "2031-04-06", hours(5) + minutes(1));
  expect(await compareToday(shop)).toBe(1);
});

test("catches up once after days of downtime, and skips what is too old", async ({ shop }) => {
  await buyPedido(shop);
  shop.clock.advance(days(3));
  expect(await compareToday(shop)).toBe(1);
  expect(await compareToday(shop)).toBe(0);
  shop.clock.advance(days(4));
  expect(await compareToday(shop)).toBe(0);
  expect(await questions(shop)).toBe(1);
});

test("skips what changed a moment ago until the next day", async ({ shop }) => {
  await buyPedido(shop);
  expect(await compareToday(shop)).toBe(0);
  expect(await compareNextDay(shop)).toBe(1);
});

test("pauses while the provider does not answer, and resumes where it stopped", async ({
  shop,
}) => {
  await buyMany(shop, 2);
  shop.clock.advance(hours(24));
  await injectFault(shop, { falla: "error503", operacion: "status", veces: 2 });
  expect(await run(shop)).toBe(0);
  expect(await questions(shop)).toBe(1);
  shop.clock.advance(minutes(4));
  expect(await run(shop)).toBe(0);
  expect(await questions(shop)).toBe(1);
  shop.clock.advance(minutes(2));
  expect(await run(shop)).toBe(0);
  shop.clock.advance(minutes(6));
  expect(await run(shop)).toBe(2);
  expect(await questions(shop)).toBe(4);
});

test("skips an intento that the provider never answers about, and compares the others", async ({
  shop,
}) => {
  const { token } = await buyPedido(shop);
  await buyMany(shop, 2);
  shop.clock.advance(hours(24));
  await injectFault(shop, { falla: "json_malo", operacion: "status", token, veces: 100 });
  for (let round = 0; round < 3; round++) {
    expect(await run(shop)).toBe(0);
    shop.clock.advance(minutes(6));
  }
  expect(await run(shop)).toBe(2);
  expect(await countCalls(shop, "status", token)).toBe(3);
});
