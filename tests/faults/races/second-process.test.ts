import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import {
  actAtWebpay,
  countCalls,
  followRetorno,
  listTransacciones,
  type Retorno,
} from "#rig/standins/webpay.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { type SecondProcess, startSecondProcess } from "#tests/support/faults/second-process.ts";
import { patience } from "#tests/support/vitest/patience.ts";

/** Another OS process on the same database (SQLite: the same file). */
let shop: TestShop;
let second: SecondProcess;
beforeAll(async () => {
  shop = await openTestShop({ isLive: true });
  second = await startSecondProcess(shop);
});
afterAll(async () => {
  await second.stop();
  await shop.close();
});

const urls = () => [shop.url, second.url];
const at = (place: number) => urls()[place % 2] ?? shop.url;
const there = (back: Retorno, place: number): Retorno => ({
  ...back,
  url: `${at(place)}${new URL(back.url).pathname}`,
});
const apiAt = ({ token }: Buyer, place: number) =>
  place % 2 === 0 ? shop.client(token) : second.client(token);

it("20 buyers at both processes: the last unit is sold and charged once", async () => {
  const producto_id = await buildProducto(shop, { stock: 1 });
  const people: Buyer[] = [];
  for (let place = 0; place < 20; place++)
    people.push(await buildBuyer(shop, [{ producto_id, cantidad: 1 }]));
  const outcomes = await Promise.all(
    people.map(async (buyer, place) => {
      const { direccion_id } = buyer;
      const started = await apiAt(buyer, place)("startPago", { body: { direccion_id } });
      if (!started.ok) return started.status;
      const back = await actAtWebpay(shop, started.data.token, { accion: "aprobar" });
      return (await followRetorno(there(back, place + 1))).searchParams.get("status");
    }),
  );
  expect(outcomes.filter((outcome) => outcome === "success")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 409)).toHaveLength(19);
  const charged = (await listTransacciones(shop)).filter((it) => it.captured_amount > 0);
  expect(charged).toHaveLength(1);
});

it("returns at both processes at once: one commit, one mail, the same page", async () => {
  const producto_id = await buildProducto(shop, { stock: 3 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  const back = await actAtWebpay(shop, token, { accion: "aprobar" });
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, place) => followRetorno(there(back, place))),
  );
  expect(new Set(pages.map(({ search }) => search)).size).toBe(1);
  expect(pages[0]?.searchParams.get("status")).toBe("success");
  expect(await countCalls(shop, "commit", token)).toBe(1);
  expect(await waitForCorreos(shop, ana.email)).toHaveLength(1);
});

it("a sale at one process soon reaches the other's cached answers", async () => {
  const producto_id = await buildProducto(shop, { stock: 3 });
  const shown = async () => {
    const answer = await second.client()("getProducto", { query: { id: producto_id } });
    return answer.ok ? answer.data.stock : null;
  };
  await vi.waitFor(async () => expect(await shown()).toBe(3), patience);
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 2 }]);
  const { token } = await startPayment(ana);
  await followRetorno(await actAtWebpay(shop, token, { accion: "aprobar" }));
  await vi.waitFor(async () => expect(await shown()).toBe(1), { timeout: 10_000, interval: 100 });
  expect(await stockOf(shop, producto_id)).toBe(1);
});
