import { expect, test } from "vitest";
import { createImageCache } from "./image-cache.ts";

/** A cache for two of three pictures of ten bytes, and what it read. */
function createCache() {
  const reads: string[] = [];
  const cache = createImageCache({
    maxBytes: 25,
    read: async (path) => {
      reads.push(path);
      if (path === "broken") throw new Error("away");
      return path === "missing" ? null : { bytes: Buffer.alloc(10), etag: path };
    },
  });
  return { cache, reads };
}

test("lets go of what was asked for longest ago", async () => {
  const { cache, reads } = createCache();
  for (const path of ["a", "b", "a", "c", "a", "b"]) await cache.get(path);
  expect(reads).toEqual(["a", "b", "c", "b"]);
});

test("reads once what is asked for at once", async () => {
  const { cache, reads } = createCache();
  await Promise.all([cache.get("a"), cache.get("a"), cache.get("a")]);
  expect(reads).toEqual(["a"]);
});

test("keeps neither what is missing nor what failed", async () => {
  const { cache, reads } = createCache();
  expect(await cache.get("missing")).toBeNull();
  expect(await cache.get("missing")).toBeNull();
  await expect(cache.get("broken")).rejects.toThrow("away");
  await expect(cache.get("broken")).rejects.toThrow("away");
  expect(reads).toEqual(["missing", "missing", "broken", "broken"]);
});

test("answers a read that was pending while newer pictures filled the cache", async () => {
  const gate = Promise.withResolvers<void>();
  const cache = createImageCache({
    maxBytes: 25,
    read: async (path) => {
      if (path.startsWith("slow")) await gate.promise;
      return path === "slow-missing" ? null : { bytes: Buffer.alloc(10), etag: path };
    },
  });
  const pending = [cache.get("slow"), cache.get("slow-missing")];
  for (const path of ["a", "b", "c"]) await cache.get(path);
  gate.resolve();
  expect((await Promise.all(pending)).map((image) => image?.etag)).toEqual(["slow", undefined]);
});
