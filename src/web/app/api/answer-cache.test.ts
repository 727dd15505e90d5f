import { describe, expect, test, vi } from "vitest";
import type { ApiFailure, ApiSuccess } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import { createAnswerCache } from "./answer-cache.ts";

type Answer = ApiSuccess<OperationName>;

const answer = { ok: true, status: 200, data: [], headers: {} } as unknown as Answer;
const newer = { ...answer, data: [{ id: 1 }] } as unknown as Answer;
const failure: ApiFailure = {
  ok: false,
  status: 503,
  error: null,
  campos: {},
  disponible: null,
  retryAfterSeconds: null,
};
const freshMs = 1_000;

function setUp() {
  const clock = { nowMs: 0 };
  const cache = createAnswerCache({ nowMs: () => clock.nowMs, maxEntries: 2 });
  const put = (key: string, { data }: Answer) => cache.put(key, data);
  const dataOf = (key: string) => cache.read(key).answer?.data;
  return { clock, cache, put, dataOf };
}

/** Answered one by one, in whatever order. */
function heldCalls() {
  const calls: { signal: AbortSignal; answer: (result: Answer | ApiFailure) => void }[] = [];
  const call = (signal: AbortSignal) =>
    new Promise<Answer | ApiFailure>((resolve) => calls.push({ signal, answer: resolve }));
  return { calls, call };
}

const watcher = (call: (signal: AbortSignal) => Promise<Answer | ApiFailure>) => {
  return { tell: vi.fn(), call, freshMs, isKept: true };
};

describe("the cache of API answers", () => {
  test("shares a call in flight, however long it takes", async () => {
    const { cache, clock } = setUp();
    const call = Promise.withResolvers<Answer>();
    const asked = cache.ask("a", () => call.promise);
    clock.nowMs = 5_000;
    expect(cache.find("a", freshMs)).toBe(asked);
    call.resolve(answer);
    await asked;
    clock.nowMs = 5_999;
    expect(await cache.find("a", freshMs)).toBe(answer);
    clock.nowMs = 6_000;
    expect(cache.find("a", freshMs)).toBeUndefined();
  });

  test("never caches a failure, nor lets an old one evict a newer answer", async () => {
    const { cache, put, dataOf } = setUp();
    await cache.ask("a", async () => failure);
    expect(cache.find("a", freshMs)).toBeUndefined();
    const call = Promise.withResolvers<ApiFailure>();
    const old = cache.ask("a", () => call.promise);
    put("a", newer);
    call.resolve(failure);
    await old;
    expect(await cache.find("a", freshMs)).toEqual(newer);
    expect(dataOf("a")).toBe(newer.data);
  });

  test("the answer of an earlier call never covers that of a later one", async () => {
    const { cache, dataOf } = setUp();
    const { calls, call } = heldCalls();
    const asked = [cache.ask("a", call), cache.ask("a", call)];
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]?.answer(newer);
    calls[0]?.answer(answer);
    await Promise.all(asked);
    expect(dataOf("a")).toBe(newer.data);
  });

  test("aborts a call in flight when a newer answer is put or it is cancelled", () => {
    const { cache, put } = setUp();
    const { calls, call } = heldCalls();
    void cache.ask("a", call);
    put("a", answer);
    void cache.ask("b", call);
    cache.cancel("b");
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(cache.find("b", freshMs)).toBeUndefined();
  });

  test("evicts the oldest entry that nothing watches", () => {
    const { cache, put } = setUp();
    put("a", answer);
    const leave = cache.watch(
      "a",
      watcher(async () => answer),
    );
    for (const key of ["b", "c"]) put(key, answer);
    expect(["a", "b", "c"].filter((key) => cache.find(key, freshMs))).toEqual(["a", "c"]);
    leave();
    for (const key of ["b", "c"]) put(key, answer);
    expect(["a", "b", "c"].filter((key) => cache.find(key, freshMs))).toEqual(["b", "c"]);
  });

  test("drops after five minutes what nothing watches", () => {
    const { put, dataOf, clock } = setUp();
    put("a", answer);
    clock.nowMs = 300_001;
    put("b", answer);
    expect(dataOf("a")).toBeUndefined();
  });
});

describe("a watched answer", () => {
  test("is asked for once by many, and again when it is no longer fresh", async () => {
    const { cache, clock } = setUp();
    const call = vi.fn(async () => answer);
    cache.watch("a", watcher(call));
    cache.watch("a", watcher(call));
    await cache.find("a", freshMs);
    cache.refreshStale();
    expect(call).toHaveBeenCalledOnce();
    clock.nowMs = freshMs;
    cache.refreshStale();
    expect(call).toHaveBeenCalledTimes(2);
  });

  test("is asked for anew after a change, also when a call was in flight", async () => {
    const { cache, dataOf } = setUp();
    const { calls, call } = heldCalls();
    cache.watch("a", watcher(call));
    const refreshed = cache.refresh((key) => key === "a");
    calls[1]?.answer(newer);
    calls[0]?.answer(answer);
    await refreshed;
    expect(dataOf("a")).toBe(newer.data);
  });

  test("stays beside the failure of a later call, and unchanged beside an equal answer", async () => {
    const { cache } = setUp();
    const results = [newer, failure, structuredClone(newer)];
    cache.watch(
      "a",
      watcher(async () => results.shift() ?? failure),
    );
    await cache.find("a", freshMs);
    await cache.refresh(() => true);
    expect(cache.read("a")).toMatchObject({ answer: newer, failure, answers: 2, isAsking: false });
    expect(cache.find("a", freshMs)).toBeUndefined();
    await cache.refresh(() => true);
    expect(cache.read("a").answer?.data).toBe(newer.data);
    expect(cache.read("a").failure).toBeNull();
  });

  test("is shown until it is read again, when it was outdated unwatched", async () => {
    const { cache, put, dataOf } = setUp();
    put("a", answer);
    await cache.refresh(() => true);
    expect(dataOf("a")).toBe(answer.data);
    const again = watcher(async () => newer);
    cache.watch("a", again);
    await cache.find("a", freshMs);
    expect(dataOf("a")).toBe(newer.data);
    expect(again.tell).toHaveBeenCalledTimes(2);
  });

  test("is not told to those who left; without any the call is aborted", () => {
    const { cache } = setUp();
    const { calls, call } = heldCalls();
    const [first, second] = [watcher(call), watcher(call)];
    const [leaveFirst, leaveSecond] = [cache.watch("a", first), cache.watch("a", second)];
    leaveFirst();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false]);
    leaveSecond();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
    const told = second.tell.mock.calls.length;
    cache.put("a", undefined);
    expect(second.tell).toHaveBeenCalledTimes(told);
  });

  test("is asked for anew after it was cleared", async () => {
    const { cache, dataOf } = setUp();
    cache.watch(
      "a",
      watcher(async () => newer),
    );
    cache.clear();
    expect(dataOf("a")).toBeUndefined();
    await cache.refresh((key) => key === "a");
    expect(dataOf("a")).toBe(newer.data);
  });

  test("goes with its last watcher, when it is not to be kept", async () => {
    const { cache } = setUp();
    const leave = cache.watch("a", { ...watcher(async () => answer), isKept: false });
    await cache.find("a", freshMs);
    leave();
    expect(cache.read("a").answer).toBeNull();
  });
});
