import { expect, test } from "vitest";
import { createLoopTurns } from "../../work/loop-turns.ts";
import { createFairQueue } from "./fair-queue.ts";

/** Works that end when the test says so, and the order in which they began. */
function setUp(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const bounds = { maxRunning: 2, maxWaiting: 6, maxWaitingEach: 4 };
  const queue = createFairQueue({ ...bounds, turns: createLoopTurns(), ...options });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (key: string, name: string) =>
    queue.run({ key, name, rest: 0 }, () => {
      began.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(name, () => resolve(name));
      return promise;
    });
  const end = (name: string) => ends.get(name)?.();
  const join = (key: string, name: string) => queue.join({ key, name, rest: 0 });
  return { queue, ask, join, began, end };
}

test("one key has one work at a time; another key does not wait for it", async () => {
  const { ask, began, end } = setUp();
  const asked = [ask("flood", "f1"), ask("flood", "f2"), ask("flood", "f3"), ask("ana", "a1")];
  await expect.poll(() => began).toEqual(["f1", "a1"]);
  end("f1");
  await expect.poll(() => began).toEqual(["f1", "a1", "f2"]);
  for (const name of ["a1", "f2"]) end(name);
  await expect.poll(() => began).toHaveLength(4);
  end("f3");
  expect(await Promise.all(asked)).toEqual(["f1", "f2", "f3", "a1"]);
});

test("keys take turns when more wait than may run", async () => {
  const { ask, began, end } = setUp({ maxRunning: 1 });
  for (const [key, name] of [
    ["flood", "f1"],
    ["flood", "f2"],
    ["ana", "a1"],
    ["eva", "e1"],
  ] as const) {
    void ask(key, name);
  }
  for (const name of ["f1", "a1", "e1", "f2"]) {
    await expect.poll(() => began.at(-1)).toBe(name);
    end(name);
  }
});

test("too much waiting is refused: 429 to the one key, 503 when it is everybody", async () => {
  const { ask } = setUp();
  for (const name of ["f1", "f2", "f3", "f4", "f5"]) void ask("flood", name);
  expect(() => ask("flood", "f6")).toThrow(expect.objectContaining({ status: 429 }));
  for (const name of ["a1", "a2", "a3"]) void ask("ana", name);
  expect(() => ask("eva", "e1")).toThrow(expect.objectContaining({ status: 503 }));
});

test("a work that fails frees its turn", async () => {
  const { queue, ask, began } = setUp({ maxRunning: 1 });
  const broken = queue.run({ key: "ana", name: "a0", rest: 0 }, () =>
    Promise.reject(new Error("broken")),
  );
  void ask("ana", "a1");
  await expect(broken).rejects.toThrow("broken");
  await expect.poll(() => began).toEqual(["a1"]);
});

test("who asks for what waits in another's line gets it in their own turn, once", async () => {
  const { ask, join, began, end } = setUp();
  const asked = [ask("flood", "f1"), ask("flood", "f2"), ask("flood", "shared")];
  await expect.poll(() => began).toEqual(["f1"]);
  join("ana", "shared");
  join("ana", "shared");
  await expect.poll(() => began).toEqual(["f1", "shared"]);
  for (const name of ["shared", "f1"]) end(name);
  await expect.poll(() => began).toEqual(["f1", "shared", "f2"]);
  end("f2");
  expect(await Promise.all(asked)).toEqual(["f1", "f2", "shared"]);
  join("ana", "shared");
  void ask("ana", "a1");
  void ask("flood", "f3");
  await expect.poll(() => began).toEqual(["f1", "shared", "f2", "a1", "f3"]);
});

test("what began in another line leaves room in this one", async () => {
  const { ask, join, began, end } = setUp({ maxWaitingEach: 2 });
  for (const name of ["f1", "f2", "f3"]) void ask("flood", name);
  join("ana", "f3");
  await expect.poll(() => began).toEqual(["f1", "f3"]);
  void ask("flood", "f4");
  expect(() => ask("flood", "f5")).toThrow(expect.objectContaining({ status: 429 }));
  for (const name of ["f1", "f3"]) end(name);
  await expect.poll(() => began).toEqual(["f1", "f3", "f2"]);
});

test("what all who wanted it have left is never begun; who joined keeps it", async () => {
  const { queue, ask, began, end } = setUp();
  const clients = ["one", "two", "three"].map(() => new AbortController());
  const [one, two, three] = clients.map(({ signal }) => signal);
  const turn = (key: string, name: string, gone: AbortSignal | undefined) => ({
    ...{ key, name, rest: 0 },
    ...(gone && { gone }),
  });
  const first = ask("ana", "a1");
  const left = queue.run(turn("ana", "left", one), async () => began.push("left"));
  const shared = queue.run(turn("ana", "shared", two), async () => began.push("shared"));
  queue.join(turn("ana", "shared", three));
  await expect.poll(() => began).toEqual(["a1"]);
  for (const client of clients.slice(0, 2)) client.abort();
  await expect(left).rejects.toMatchObject({ status: 503 });
  expect(queue.counts()).toEqual({ running: 1, waiting: 1, refused: 0 });
  end("a1");
  await Promise.all([first, shared]);
  expect(began).toEqual(["a1", "shared"]);
});
