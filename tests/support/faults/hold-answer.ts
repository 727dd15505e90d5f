import type { TestShop } from "#rig/shop/test-shop.ts";

export type HeldAnswer = {
  /** Resolves once the provider has done it and the shop knows nothing of that yet. */
  isDone: Promise<void>;
  /** Lets the shop have the answer. */
  release: () => void;
};

/** Keeps the shop from the provider's answer to its next call of this kind until the test lets it have it. */
export function holdAnswer(shop: TestShop, operation: "create" | "commit" | "refund"): HeldAnswer {
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
