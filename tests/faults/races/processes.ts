import { test as base, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { actAtWebpay, followRetorno, type Retorno } from "#rig/standins/webpay.ts";
import { stockOf } from "#tests/support/buying/buyer.ts";

/** Processes of a test share database, stand-ins and clock. */
export type Process = TestShop & {
  retorno: (retorno: Retorno) => Promise<URL>;
  pay: (token: string) => Promise<URL>;
};

export type Processes = {
  /** Is `here` when there is one process. */
  here: Process;
  other: Process;
  all: Process[];
  /** Processes take turns by request number. */
  inTurn: (index: number) => Process;
  stockOf: (productoId: number) => Promise<number>;
};

/** `open` runs once for its file. */
export function processesTest(open: () => Promise<[TestShop, ...TestShop[]]>) {
  return base.extend(
    "processes",
    { scope: "file" },
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that nothing is needed
    async ({}, { onCleanup }): Promise<Processes> => {
      const shops = await open();
      onCleanup(async () => {
        for (const shop of shops.toReversed()) await shop.close();
      });
      return gather(shops);
    },
  );
}

function gather([first, ...rest]: [TestShop, ...TestShop[]]): Processes {
  const here = processOf(first);
  const all = [here, ...rest.map(processOf)];
  return {
    here,
    other: all[1] ?? here,
    all,
    inTurn: (index) => all[index % all.length] ?? here,
    stockOf: async (productoId) => {
      const seen = new Set<number>();
      for (const shop of all) {
        await shop.app.refreshCatalogoVersion();
        seen.add(await stockOf(shop, productoId));
      }
      expect(seen.size).toBe(1);
      return [...seen][0] ?? Number.NaN;
    },
  };
}

function processOf(shop: TestShop): Process {
  const retorno = (back: Retorno) =>
    followRetorno({ ...back, url: `${shop.url}${new URL(back.url).pathname}` });
  return {
    ...shop,
    retorno,
    pay: async (token) => retorno(await actAtWebpay(shop, token, { accion: "aprobar" })),
  };
}
