import { expect, test } from "vitest";
import { toCachedResponse } from "./compress.ts";
import { unknownDependencies } from "./dependencies.ts";
import { createEntries, type Entry } from "./entries.ts";

function entryOf(askedAt = performance.now()): Entry {
  const page = { body: "body", headers: {} };
  return {
    ...{ version: 1, freshAt: 1, dependencies: unknownDependencies, askedAt, demand: 1 },
    response: toCachedResponse(page),
    render: async () => page,
  };
}

const paths = Array.from({ length: 20 }, (_, index) => `/producto/${index}`);

test("pages that are asked for in turn stay, though one turn is longer than what is kept of it", () => {
  const entries = createEntries({ maxEntries: 32, maxBytes: 1_000_000 });
  for (const path of paths) entries.set(path, entryOf());
  expect(entries.size()).toBe(4);
  for (const path of paths) if (!entries.get(path)) entries.set(path, entryOf());
  expect(paths.filter((path) => !entries.get(path))).toEqual([]);
});

test("what was rendered again for nobody counts as asked for once", () => {
  const entries = createEntries({ maxEntries: 32, maxBytes: 1_000_000 });
  for (let time = 0; time < 2; time++) entries.set("/", entryOf());
  for (const path of paths) entries.set(path, entryOf());
  expect(entries.peek("/")).toBeUndefined();
});

test("what is asked for most often comes first, and less so the longer it was not", () => {
  const entries = createEntries({ maxEntries: 32, maxBytes: 1_000_000 });
  for (const [path, times] of [
    ["/a", 2],
    ["/b", 5],
    ["/c", 3],
  ] as const) {
    entries.set(path, entryOf());
    for (let time = 0; time < times; time++) entries.get(path);
  }
  // Halved five times by now.
  entries.set("/old", { ...entryOf(performance.now() - 300_000), demand: 40 });
  entries.get("/old");
  expect(entries.popular(60_000)).toEqual(["/b", "/c", "/a", "/old"]);
});
