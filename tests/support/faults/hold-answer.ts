import type { TestShop } from "#rig/shop/test-shop.ts";

export type HeldAnswer = {
  /** Resolves once the provider has acted; the shop has no answer yet. */
  isDone: Promise<void>;
  release: () => void;
};

/** Delays the provider's answer to the next call of this operation. */
export function holdAnswer(
  shop: TestShop,
  operation: "create" | "commit" | "status" | "refund",
): HeldAnswer {
  const { payment } = shop.app.ctx;
  const { [operation]: original } = payment;
  const done = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const ask = original as (...input: unknown[]) => Promise<unknown>;
  const held = async (...input: unknown[]) => {
    Object.assign(payment, { [operation]: original });
    const answer = await ask(...input);
    done.resolve();
    await released.promise;
    return answer;
  };
  Object.assign(payment, { [operation]: held });
  return { isDone: done.promise, release: released.resolve };
}
