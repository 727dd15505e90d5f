import type { KyselyPlugin, PluginTransformResultArgs } from "kysely";
import { expect, vi } from "vitest";
import { actAtWebpay, countCalls } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { confirmIntento } from "#server/modules/pagos/confirm/confirm-intento.service.ts";
import { readIntento, startTwoPayments } from "#tests/support/buying/intentos.ts";
import { freezeCommit } from "#tests/support/faults/freeze-commit.ts";
import { expectWaiting } from "#tests/support/faults/hold-while.ts";
import { patience } from "#tests/support/vitest/patience.ts";

/** Calls `onAnswer` with the index of each database answer before its caller reads it. */
function afterEachAnswer(onAnswer: (place: number) => Promise<void>): KyselyPlugin {
  let place = 0;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }: PluginTransformResultArgs) {
      await onAnswer(place++);
      return result;
    },
  };
}

// The first two answers lock usuario and intento, the fourth the pedido: in between a rival can be recorded.
test.for([1, 2])(
  "a payment whose rival pays after answer %i is not charged",
  async (at, { shop }) => {
    const { older, newer } = await startTwoPayments(shop);
    for (const token of [older, newer]) await actAtWebpay(shop, token, { accion: "aprobar" });
    const thaw = await freezeCommit(shop, older);
    const plugin = afterEachAnswer(async (place) => {
      if (place === at) await thaw();
    });
    const ctx = { ...shop.app.ctx, db: shop.database.db.withPlugin(plugin) };
    await confirmIntento(ctx, await readIntento(shop, newer));
    expect((await readIntento(shop, older)).estado).toBe("autorizado");
    expect(await countCalls(shop, "commit", newer)).toBe(0);
  },
);

test("a payment that has locked its pedido leaves the rival that waits for it alone", async ({
  shop,
}) => {
  const { older, newer } = await startTwoPayments(shop);
  for (const token of [older, newer]) await actAtWebpay(shop, token, { accion: "aprobar" });
  const thaw = await freezeCommit(shop, older);
  const { db } = shop.database;
  let thawed: Promise<void> | undefined;
  const plugin = afterEachAnswer(async (place) => {
    if (place !== pedidoLocked) return;
    thawed = thaw();
    await vi.waitFor(() => expectWaiting(db), patience);
  });
  const ctx = { ...shop.app.ctx, db: db.withPlugin(plugin) };
  const confirmed = await confirmIntento(ctx, await readIntento(shop, newer));
  expect(confirmed?.kind).toBe("rival");
  await thawed;
  expect((await readIntento(shop, older)).estado).toBe("autorizado");
  expect(await countCalls(shop, "commit", newer)).toBe(0);
});

const pedidoLocked = 3;
