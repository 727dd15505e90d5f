import type { TestShop } from "#rig/shop/test-shop.ts";
import { confirmIntento } from "#server/modules/pagos/confirm/confirm-intento.service.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";

/** Answers the thaw, which resolves when the confirmation ends. */
export async function freezeCommit(shop: TestShop, token: string): Promise<() => Promise<void>> {
  const { ctx } = shop.app;
  const asked = Promise.withResolvers<void>();
  const frozen = Promise.withResolvers<void>();
  const commit = async (wanted: string) => {
    asked.resolve();
    await frozen.promise;
    return ctx.payment.commit(wanted);
  };
  const intento = await readIntento(shop, token);
  const confirming = confirmIntento({ ...ctx, payment: { ...ctx.payment, commit } }, intento);
  await asked.promise;
  return async () => {
    frozen.resolve();
    await confirming;
  };
}
