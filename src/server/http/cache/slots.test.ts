import { expect, test } from "vitest";
import { toCachedResponse } from "./compress.ts";
import { showsAnything } from "./shown.ts";
import { createSlots, type Slot } from "./slots.ts";

function slotOf(askedAt = performance.now()): Slot {
  const page = { body: "body", headers: {} };
  return {
    ...{ version: 1, freshAt: 1, shown: showsAnything, askedAt, demand: 1 },
    entry: toCachedResponse(page),
    render: async () => page,
  };
}

const paths = Array.from({ length: 20 }, (_, index) => `/producto/${index}`);

test("pages that are asked for in turn stay, though one turn is longer than what is kept of it", () => {
  const slots = createSlots({ maxEntries: 32, maxBytes: 1_000_000 });
  for (const path of paths) slots.set(path, slotOf());
  expect(slots.size()).toBe(4);
  for (const path of paths) if (!slots.get(path)) slots.set(path, slotOf());
  expect(paths.filter((path) => !slots.get(path))).toEqual([]);
});

test("what was rendered again for nobody counts as asked for once", () => {
  const slots = createSlots({ maxEntries: 32, maxBytes: 1_000_000 });
  for (let time = 0; time < 2; time++) slots.set("/", slotOf());
  for (const path of paths) slots.set(path, slotOf());
  expect(slots.peek("/")).toBeUndefined();
});

test("what is asked for most often comes first, and less so the longer it was not", () => {
  const slots = createSlots({ maxEntries: 32, maxBytes: 1_000_000 });
  for (const [path, times] of [
    ["/a", 2],
    ["/b", 5],
    ["/c", 3],
  ] as const) {
    slots.set(path, slotOf());
    for (let time = 0; time < times; time++) slots.get(path);
  }
  // Halved five times by now.
  slots.set("/old", { ...slotOf(performance.now() - 300_000), demand: 40 });
  slots.get("/old");
  expect(slots.popular(60_000)).toEqual(["/b", "/c", "/a", "/old"]);
});
