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

const body = "<p>Zorro culpeo</p>".repeat(500);

test.each(["br", "gzip"] as const)(
  "a kept answer in %s lets its plain body go, and makes it again for who takes that",
  async (encoding) => {
    const entry = toCachedResponse({ body, headers: {} });
    await entry.encode(encoding);
    expect(Object.keys(entry.ready)).toEqual([encoding]);
    const plain = await entry.encode("identity");
    expect(plain.toString()).toBe(body);
    expect(entry.ready.identity).toBe(plain);
    const other = encoding === "br" ? "gzip" : "br";
    const again = toCachedResponse({ body, headers: {} });
    // From the compressed bytes as from the plain ones.
    await again.encode(encoding);
    expect((await again.encode(other)).equals(await entry.encode(other))).toBe(true);
  },
);

test("a plain body that somebody takes stays, whoever comes after", async () => {
  const entry = toCachedResponse({ body, headers: {} });
  const plain = await entry.encode("identity");
  await Promise.all([entry.encode("br"), entry.encode("gzip")]);
  expect(entry.ready.identity).toBe(plain);
  expect(await entry.encode("identity")).toBe(plain);
});

test("encodings that are asked for at once agree", async () => {
  const entry = toCachedResponse({ body, headers: {} });
  const [, , plain] = await Promise.all([
    entry.encode("br"),
    entry.encode("gzip"),
    entry.encode("identity"),
  ]);
  expect(plain.toString()).toBe(body);
  expect(entry.length).toBe(Buffer.byteLength(body));
});
