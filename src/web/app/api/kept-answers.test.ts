import { describe, expect, test } from "vitest";
import type { ApiClient } from "#contract/client.ts";
import { createKeptAnswers } from "./kept-answers.ts";

function setUp({ isDown = false } = {}) {
  const asked: string[] = [];
  const clock = { nowMs: 0 };
  const state = { isDown };
  const failure = { ok: false, status: 0, error: null, campos: {}, disponible: null };
  const api = (async (operation: string, { query = {} }: { query?: object } = {}) => {
    asked.push(`${operation} ${JSON.stringify(query)}`);
    return state.isDown ? failure : { ok: true, status: 200, data: [], headers: {} };
  }) as unknown as ApiClient;
  return { asked, clock, state, answers: createKeptAnswers({ api, nowMs: () => clock.nowMs }) };
}

const pudu = { query: { id: "1" } };

describe("answers kept for a short while", () => {
  test("what was asked ahead of time is not asked again", async () => {
    const { asked, answers } = setUp();
    await answers.prefetch("getProducto", pudu);
    await answers.prefetch("getProducto", pudu);
    expect((await answers.client("getProducto", pudu)).ok).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test("a click while the answer is on its way waits for that answer", async () => {
    const { asked, answers } = setUp();
    const early = answers.prefetch("getProducto", pudu);
    await answers.client("getProducto", pudu);
    await early;
    expect(asked).toHaveLength(1);
  });

  test("the order of a query's fields makes no difference, its values do", async () => {
    const { asked, answers } = setUp();
    await answers.prefetch("listProductos", { query: { q: "a", orden: "nombre" } });
    await answers.client("listProductos", { query: { orden: "nombre", q: "a" } });
    await answers.client("listProductos", { query: { orden: "nombre", q: "b" } });
    expect(asked).toHaveLength(2);
  });

  test("it grows old", async () => {
    const { asked, answers, clock } = setUp();
    await answers.client("getProducto", pudu);
    clock.nowMs = 61_000;
    await answers.client("getProducto", pudu);
    expect(asked).toHaveLength(2);
  });

  test("a failure is never kept", async () => {
    const { answers, state } = setUp({ isDown: true });
    await answers.prefetch("getProducto", pudu);
    state.isDown = false;
    expect((await answers.client("getProducto", pudu)).ok).toBe(true);
  });

  test("what belongs to a person is always asked", async () => {
    const { asked, answers } = setUp();
    await answers.client("getCarrito");
    await answers.client("getCarrito");
    expect(asked).toHaveLength(2);
  });

  test("everything can be forgotten", async () => {
    const { asked, answers } = setUp();
    await answers.client("getProducto", pudu);
    answers.forget();
    await answers.client("getProducto", pudu);
    expect(asked).toHaveLength(2);
  });
});
