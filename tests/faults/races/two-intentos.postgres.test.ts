import type { KyselyPlugin, PluginTransformResultArgs } from "kysely";
import { expect } from "vitest";
import { actAtWebpay, countCalls } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { confirmIntento } from "#server/modules/pagos/confirm/confirm-intento.service.ts";
import { readIntento, startTwoPayments } from "#tests/support/buying/intentos.ts";
import { freezeCommit } from "#tests/support/faults/freeze-commit.ts";

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

// Two answers lock usuario and intento; from the third on another intento can be recorded.
test.for([1, 2, 3])(
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
