import { afterAll, beforeAll, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { actAtWebpay, followRetorno, type Retorno } from "#rig/standins/webpay.ts";
import { stockOf } from "#tests/support/buying/buyer.ts";

/** Processes of one shop: they share database, stand-ins and clock. */
type Shops = [TestShop, ...TestShop[]];

export type Procesos = ReturnType<typeof openProcesos>;

/** Starts them before a file's tests and closes them after; a `place` is taken by one after the other. */
export function openProcesos(open: () => Promise<Shops>) {
  let shops: Shops;
  beforeAll(async () => {
    shops = await open();
  });
  afterAll(async () => {
    for (const shop of shops.toReversed()) await shop.close();
  });

  const at = (place: number): TestShop => shops[place % shops.length] ?? shops[0];
  /** The same return, made to the process of `place`. */
  const there = (back: Retorno, place: number): Retorno => {
    const { pathname } = new URL(back.url);
    return { ...back, url: `${at(place).url}${pathname}` };
  };
  return {
    shop: () => shops[0],
    each: () => shops,
    at,
    there,
    /** Pays, and comes back to another process than the one that started at `place`. */
    pay: async (token: string, place: number) => {
      const back = await actAtWebpay(shops[0], token, { accion: "aprobar" });
      return followRetorno(there(back, place + 1));
    },
    /** What every process says that can be bought. */
    stock: async (productoId: number): Promise<number> => {
      const seen = new Set<number>();
      for (const shop of shops) {
        await shop.app.refreshPages();
        seen.add(await stockOf(shop, productoId));
      }
      expect(seen.size).toBe(1);
      return [...seen][0] ?? Number.NaN;
    },
  };
}
