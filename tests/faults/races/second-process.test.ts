import { expect, vi } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import {
  actAtWebpay,
  countCalls,
  followRetorno,
  listTransacciones,
  type Retorno,
} from "#rig/standins/webpay.ts";
import { shopTest } from "#rig/test.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { type SecondProcess, startSecondProcess } from "#tests/support/faults/second-process.ts";
import { patience } from "#tests/support/vitest/patience.ts";

/** Another OS process on the same database (SQLite: the same file). */
const test = shopTest({ isLive: true }).extend(
  "second",
  { scope: "file" },
  async ({ shop }, { onCleanup }) => {
    const second = await startSecondProcess(shop);
    onCleanup(second.stop);
    return second;
  },
);

/** Even requests go to the first process, odd ones to the second. */
const inTurn = (shop: TestShop, second: SecondProcess, index: number) =>
  index % 2 === 0 ? shop : second;

/** Makes the browser's return to this process. */
const returnTo = ({ url }: { url: string }, retorno: Retorno): Promise<URL> =>
  followRetorno({ ...retorno, url: `${url}${new URL(retorno.url).pathname}` });

test("20 buyers at both processes: the last unit is sold and charged once", async ({
  shop,
  second,
}) => {
  const producto_id = await buildProducto(shop, { stock: 1 });
  const people: Buyer[] = [];
  for (let index = 0; index < 20; index++)
    people.push(await buildBuyer(shop, [{ producto_id, cantidad: 1 }]));
  const outcomes = await Promise.all(
    people.map(async ({ token, direccion_id }, index) => {
      const api = inTurn(shop, second, index).client(token);
      const started = await api("startPago", { body: { direccion_id } });
      if (!started.ok) return started.status;
      const retorno = await actAtWebpay(shop, started.data.token, { accion: "aprobar" });
      const page = await returnTo(inTurn(shop, second, index + 1), retorno);
      return page.searchParams.get("status");
    }),
  );
  expect(outcomes.filter((outcome) => outcome === "success")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 409)).toHaveLength(19);
  const charged = (await listTransacciones(shop)).filter((it) => it.captured_amount > 0);
  expect(charged).toHaveLength(1);
});

test("returns at both processes at once: one commit, one mail, the same page", async ({
  shop,
  second,
}) => {
  const producto_id = await buildProducto(shop, { stock: 3 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  const retorno = await actAtWebpay(shop, token, { accion: "aprobar" });
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, index) => returnTo(inTurn(shop, second, index), retorno)),
  );
  expect(new Set(pages.map(({ search }) => search)).size).toBe(1);
  expect(pages[0]?.searchParams.get("status")).toBe("success");
  expect(await countCalls(shop, "commit", token)).toBe(1);
  expect(await waitForCorreos(shop, ana.email)).toHaveLength(1);
});

test("a sale at one process soon reaches the other's cached answers", async ({ shop, second }) => {
  const producto_id = await buildProducto(shop, { stock: 3 });
  const shown = async () => {
    const answer = await second.client()("getProducto", { query: { id: producto_id } });
    return answer.ok ? answer.data.stock : null;
  };
  await vi.waitFor(async () => expect(await shown()).toBe(3), patience);
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 2 }]);
  const { token } = await startPayment(ana);
  await followRetorno(await actAtWebpay(shop, token, { accion: "aprobar" }));
  await vi.waitFor(async () => expect(await shown()).toBe(1), { ...patience, interval: 100 });
  expect(await stockOf(shop, producto_id)).toBe(1);
});
