import { describe, expect, test } from "vitest";
import type { ApiClient } from "#contract/client.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { createPageAnswers } from "./page-answers.ts";

function setUp({ isDown = false } = {}) {
  const asked: string[] = [];
  const clock = { nowMs: 0 };
  const state = { isDown };
  const failure = { ok: false, status: 0, error: null, campos: {}, disponible: null };
  const api = (async (operation: string, { query = {} }: { query?: object } = {}) => {
    asked.push(`${operation} ${JSON.stringify(query)}`);
    return state.isDown ? failure : { ok: true, status: 200, data: [], headers: {} };
  }) as unknown as ApiClient;
  const cache = createAnswerCache({ nowMs: () => clock.nowMs, maxEntries: 100 });
  return { asked, clock, state, answers: createPageAnswers({ api, cache }) };
}

const pudu = { query: { id: "1" } };

describe("the cache of public answers", () => {
  test("answers from a prefetch without a second call", async () => {
    const { asked, answers } = setUp();
    await answers.prefetch("getProducto", pudu);
    await answers.prefetch("getProducto", pudu);
    expect((await answers.client("getProducto", pudu)).ok).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test("is kept once it has come, for a minute, and not after a failure", async () => {
    const { answers, clock, state } = setUp();
    const early = answers.prefetch("getProducto", pudu);
    expect(answers.isKept("getProducto", pudu)).toBe(false);
    await early;
    expect(answers.isKept("getProducto", pudu)).toBe(true);
    clock.nowMs = 61_000;
    expect(answers.isKept("getProducto", pudu)).toBe(false);
    state.isDown = true;
    await answers.prefetch("getProducto", pudu);
    expect(answers.isKept("getProducto", pudu)).toBe(false);
  });

  test("shares a prefetch in flight", async () => {
    const { asked, answers } = setUp();
    const early = answers.prefetch("getProducto", pudu);
    await answers.client("getProducto", pudu);
    await early;
    expect(asked).toHaveLength(1);
  });

  test("ignores the order of a query's fields, not their values", async () => {
    const { asked, answers } = setUp();
    await answers.prefetch("listProductos", { query: { q: "a", orden: "nombre" } });
    await answers.client("listProductos", { query: { orden: "nombre", q: "a" } });
    await answers.client("listProductos", { query: { orden: "nombre", q: "b" } });
    expect(asked).toHaveLength(2);
  });

  test("calls again after a minute", async () => {
    const { asked, answers, clock } = setUp();
    await answers.client("getProducto", pudu);
    clock.nowMs = 61_000;
    await answers.client("getProducto", pudu);
    expect(asked).toHaveLength(2);
  });

  test("never caches a failure", async () => {
    const { answers, state } = setUp({ isDown: true });
    await answers.prefetch("getProducto", pudu);
    state.isDown = false;
    expect((await answers.client("getProducto", pudu)).ok).toBe(true);
  });

  test("never caches what belongs to a person", async () => {
    const { asked, answers } = setUp();
    await answers.client("getCarrito");
    await answers.client("getCarrito");
    expect(asked).toHaveLength(2);
  });

  test("can be cleared", async () => {
    const { asked, answers } = setUp();
    await answers.client("getProducto", pudu);
    answers.clear();
    await answers.client("getProducto", pudu);
    expect(asked).toHaveLength(2);
  });
});
