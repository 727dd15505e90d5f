import { describe, expect, test } from "vitest";
import type { ApiResult } from "#contract/client.ts";
import { createAnswerCache } from "./answer-cache.ts";

type Answer = ApiResult<"listCategorias">;

const answer: Answer = { ok: true, status: 200, data: [], headers: {} };
const failure: Answer = {
  ok: false,
  status: 503,
  error: null,
  campos: {},
  disponible: null,
  retryAfterSeconds: null,
};

function setUp() {
  const clock = { nowMs: 0 };
  const deps = { nowMs: () => clock.nowMs, freshMs: 1_000, maxEntries: 2 };
  return { clock, cache: createAnswerCache<Answer>(deps) };
}

describe("the cache of API answers", () => {
  test("shares a call in flight, however long it takes", async () => {
    const { cache, clock } = setUp();
    const call = Promise.withResolvers<Answer>();
    const asked = cache.ask("a", () => call.promise);
    clock.nowMs = 5_000;
    expect(cache.find("a")).toBe(asked);
    call.resolve(answer);
    await asked;
    clock.nowMs = 5_999;
    expect(await cache.find("a")).toBe(answer);
    clock.nowMs = 6_000;
    expect(cache.find("a")).toBeUndefined();
  });

  test("never caches a failure, nor lets an old one evict a newer answer", async () => {
    const { cache } = setUp();
    await cache.ask("a", async () => failure);
    expect(cache.find("a")).toBeUndefined();
    const call = Promise.withResolvers<Answer>();
    const old = cache.ask("a", () => call.promise);
    cache.put("a", answer);
    call.resolve(failure);
    await old;
    expect(await cache.find("a")).toBe(answer);
  });

  test("aborts a call in flight when a newer answer is put or it is cancelled", () => {
    const { cache } = setUp();
    const signals: AbortSignal[] = [];
    const hang = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<Answer>(() => {});
    };
    void cache.ask("a", hang);
    cache.put("a", answer);
    void cache.ask("b", hang);
    cache.cancel("b");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(cache.find("b")).toBeUndefined();
  });

  test("evicts the oldest entry", () => {
    const { cache } = setUp();
    for (const key of ["a", "b", "c"]) cache.put(key, answer);
    expect(["a", "b", "c"].filter((key) => cache.find(key))).toEqual(["b", "c"]);
  });
});
