import { expect, test } from "vitest";
import { createGate } from "./gate.ts";
import { createLoopTurns } from "./loop-turns.ts";

const bounds = { maxRunning: 2, maxWaiting: 2, retryAfterSeconds: 7 };

/** Works that end when the test says so, and the order in which they began. */
function setUp() {
  const gate = createGate(bounds);
  const began: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const ask = (name: string, gone?: AbortSignal) =>
    gate.run(() => {
      began.push(name);
      const end = Promise.withResolvers<void>();
      ends.set(name, end);
      return end.promise;
    }, gone);
  return {
    gate,
    began,
    ask,
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

test("works begin in the order of asking, at most as many at once as may run", async () => {
  const { gate, ask, began, end } = setUp();
  const asked = ["a", "b", "c", "d"].map((name) => ask(name));
  await expect.poll(() => began).toEqual(["a", "b"]);
  expect(gate.counts()).toEqual({ running: 2, waiting: 2, refused: 0 });
  end("b");
  await expect.poll(() => began).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c"]) end(name);
  await expect.poll(() => began).toEqual(["a", "b", "c", "d"]);
  end("d");
  await Promise.all(asked);
  expect(gate.counts()).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test("who finds the queue full is told when to come back", async () => {
  const { gate, ask, began, end } = setUp();
  const asked = ["a", "b", "c", "d"].map((name) => ask(name));
  await expect(ask("e")).rejects.toMatchObject({ status: 503, retryAfterSeconds: 7 });
  expect(gate.counts()).toEqual({ running: 2, waiting: 2, refused: 1 });
  for (const name of ["a", "b", "c", "d"]) {
    await expect.poll(() => began).toContain(name);
    end(name);
  }
  await Promise.all(asked);
});

test("a work that fails gives its place to the next", async () => {
  const { gate, ask, began, fail, end } = setUp();
  const asked = ["a", "b", "c"].map((name) => ask(name));
  await expect.poll(() => began).toEqual(["a", "b"]);
  for (const name of ["a", "b"]) fail(name);
  await expect.poll(() => began).toEqual(["a", "b", "c"]);
  end("c");
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(gate.counts().running).toBe(0);
});

test("a client who leaves while waiting is never served, and the next one is", async () => {
  const { gate, ask, began, end } = setUp();
  const client = new AbortController();
  const asked = [ask("a"), ask("b")];
  const left = ask("left", client.signal);
  const stayed = ask("stayed");
  await expect.poll(() => began).toEqual(["a", "b"]);
  client.abort();
  await expect(left).rejects.toMatchObject({ status: 503 });
  expect(gate.counts().waiting).toBe(1);
  for (const name of ["a", "b"]) end(name);
  await expect.poll(() => began).toEqual(["a", "b", "stayed"]);
  end("stayed");
  await Promise.all([...asked, stayed]);
  await expect(ask("late", client.signal)).rejects.toMatchObject({ status: 503 });
  expect(gate.counts()).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test("a place that is left twice is given away once", async () => {
  const { gate, ask, began, end } = setUp();
  const leave = await gate.enter();
  const asked = ["a", "b", "c"].map((name) => ask(name));
  leave();
  leave();
  await expect.poll(() => began).toEqual(["a", "b"]);
  expect(gate.counts()).toMatchObject({ running: 2, waiting: 1 });
  for (const name of ["a", "b", "c"]) {
    await expect.poll(() => began).toContain(name);
    end(name);
  }
  await Promise.all(asked);
});

test("works that never wait leave the event loop a turn between two of them", async () => {
  const gate = createGate({ ...bounds, maxWaiting: 9, turns: createLoopTurns() });
  const seen: string[] = [];
  const works = ["a", "b", "c"].map((name) => gate.run(async () => void seen.push(name)));
  setImmediate(() => seen.push("others"));
  await Promise.all(works);
  expect(seen.indexOf("others")).toBeLessThan(seen.indexOf("c"));
});
