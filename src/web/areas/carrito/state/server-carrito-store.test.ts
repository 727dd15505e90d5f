import { describe, expect, test } from "vitest";
import type { ApiResult } from "#contract/client.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import { createAnswerCache } from "#web/app/api/answer-cache.ts";
import { createServerCarritoStore } from "./server-carrito-store.ts";

type Answer = ApiResult<"getCarrito">;

const line: CarritoItem = {
  producto_id: 1,
  nombre_producto: "Pudú",
  precio: 1000,
  cantidad: 2,
  imagenes: [],
  disponible: 5,
};
const kept: Answer = { ok: true, status: 200, data: [line], headers: {} };
const away: Answer = {
  ok: false,
  status: 0,
  error: null,
  campos: {},
  disponible: null,
  retryAfterSeconds: null,
};

function setUp(...answers: (Answer | Promise<Answer>)[]) {
  const clock = { nowMs: 0 };
  const asked = { times: 0 };
  const store = createServerCarritoStore({
    read: async () => {
      asked.times += 1;
      return (await answers.shift()) ?? kept;
    },
    cache: createAnswerCache({ nowMs: () => clock.nowMs, maxEntries: 100 }),
    pause: async () => {},
  });
  return { store, clock, asked };
}

describe("the account's cart in the browser", () => {
  test("is asked once for many who want it, and again when it grew old", async () => {
    const { store, asked, clock } = setUp();
    store.open("7");
    await Promise.all([store.ensure(), store.ensure()]);
    await store.ensure();
    expect(asked.times).toBe(1);
    clock.nowMs = 31_000;
    await store.ensure();
    expect(asked.times).toBe(2);
  });

  test("nobody's cart is never asked for", async () => {
    const { store, asked } = setUp();
    await store.ensure();
    await store.refresh();
    expect(asked.times).toBe(0);
  });

  test("one failure is tried again, two are told", async () => {
    const { store } = setUp(away, kept, away, away);
    store.open("7");
    await store.ensure();
    expect(store.read()).toMatchObject({ status: "idle", lines: [line] });
    await store.refresh();
    expect(store.read()).toMatchObject({ status: "error", lines: [line] });
  });

  test("an older reading never covers the answer of a change", async () => {
    let arrive: (answer: Answer) => void = () => {};
    const { store } = setUp(new Promise<Answer>((resolve) => (arrive = resolve)));
    store.open("7");
    const reading = store.ensure();
    store.cancel();
    store.put([]);
    arrive(kept);
    await reading;
    expect(store.read().lines).toEqual([]);
  });

  test("the next person starts with nothing of the last one's", async () => {
    const { store } = setUp();
    store.open("7");
    await store.ensure();
    store.open("8");
    expect(store.read()).toEqual({ userId: "8", lines: null, status: "loading" });
  });
});
