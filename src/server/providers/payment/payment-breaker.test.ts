import { describe, expect, it } from "vitest";
import type { PaymentAnswer } from "./payment.ts";
import { withBreaker } from "./payment-breaker.ts";

const created = { ok: true, value: { token: "t", url: "https://pago.test" } } as const;
const silence = { ok: false, kind: "unknown", reason: "time-out" } as const;
const refusal = { ok: false, kind: "refused", reason: "422" } as const;
const payment = { buyOrder: "b", sessionId: "s", amount: 1, returnUrl: "https://tienda.test" };

function openBreaker() {
  let answer: PaymentAnswer<never> | typeof created = silence;
  let known: PaymentAnswer<never> = refusal;
  const provider = {
    ambiente: "",
    comercio: "",
    create: async () => answer,
    commit: async () => silence,
    status: async () => known,
    refund: async () => silence,
  };
  const breaker = withBreaker(provider);
  return {
    breaker,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    /** Questions get no answer either. */
    hush: () => {
      known = silence;
    },
    fail: async (times: number) => {
      for (let time = 0; time < times; time++) await breaker.create(payment);
    },
  };
}

describe("the breaker", () => {
  it("lets one and two silent calls pass, and closes at the third", async () => {
    const { breaker, fail } = openBreaker();
    await fail(2);
    expect(breaker.isAway()).toBe(false);
    await fail(1);
    expect(breaker.isAway()).toBe(true);
  });

  it("counts silence of any operation", async () => {
    const { breaker, fail } = openBreaker();
    await fail(1);
    await breaker.commit("t");
    await breaker.refund("t", 1);
    expect(breaker.isAway()).toBe(true);
  });

  it("stays closed however long the silence lasts, and asks no payment of it", async () => {
    const { breaker, fail, hush } = openBreaker();
    await fail(3);
    hush();
    expect(await breaker.isBack()).toBe(false);
    expect(breaker.isAway()).toBe(true);
  });

  it("opens once the provider answers a question of its own", async () => {
    const { breaker, fail } = openBreaker();
    await fail(3);
    expect(await breaker.isBack()).toBe(true);
    expect(breaker.isAway()).toBe(false);
  });

  it("asks nothing while the provider is there", async () => {
    const { breaker, fail, hush } = openBreaker();
    hush();
    await fail(2);
    expect(await breaker.isBack()).toBe(true);
  });

  it("opens at the first answer, a refusal too", async () => {
    const { breaker, fail } = openBreaker();
    await fail(3);
    await breaker.status("t");
    expect(breaker.isAway()).toBe(false);
  });

  it("forgets silence that an answer interrupted", async () => {
    const { breaker, fail, answerWith } = openBreaker();
    await fail(2);
    answerWith(created);
    await fail(1);
    answerWith(silence);
    await fail(2);
    expect(breaker.isAway()).toBe(false);
  });
});
