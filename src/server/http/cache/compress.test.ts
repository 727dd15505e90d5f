import { expect, test } from "vitest";
import { toCachedResponse } from "./compress.ts";

test.each(["br", "gzip"] as const)(
  "a kept answer in %s holds no memory but its own bytes",
  async (encoding) => {
    const entry = toCachedResponse({ body: "<p>Zorro culpeo</p>".repeat(500), headers: {} });
    const bytes = await entry.encode(encoding);
    expect(entry.ready[encoding]).toBe(bytes);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  },
);
