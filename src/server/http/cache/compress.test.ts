import { expect, test } from "vitest";
import { toCachedResponse } from "./compress.ts";

const paragraph = "<p>Zorro culpeo</p>";

test.each([
  ["br", "a list", 500],
  ["br", "a page", 5000],
  ["gzip", "a list", 500],
] as const)(
  "a kept answer in %s, as long as %s, holds no memory but its own bytes",
  async (encoding, _long, times) => {
    const response = toCachedResponse({ body: paragraph.repeat(times), headers: {} });
    const bytes = await response.encode(encoding);
    expect(response.ready[encoding]).toBe(bytes);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  },
);

const body = paragraph.repeat(500);

test.each(["br", "gzip"] as const)(
  "a kept answer in %s lets its plain body go, and makes it again for who takes that",
  async (encoding) => {
    const response = toCachedResponse({ body, headers: {} });
    await response.encode(encoding);
    expect(Object.keys(response.ready)).toEqual([encoding]);
    const plain = await response.encode("identity");
    expect(plain.toString()).toBe(body);
    expect(response.ready.identity).toBe(plain);
    const other = encoding === "br" ? "gzip" : "br";
    const again = toCachedResponse({ body, headers: {} });
    // From the compressed bytes as from the plain ones.
    await again.encode(encoding);
    expect((await again.encode(other)).equals(await response.encode(other))).toBe(true);
  },
);

test("a plain body that somebody takes stays, whoever comes after", async () => {
  const response = toCachedResponse({ body, headers: {} });
  const plain = await response.encode("identity");
  await Promise.all([response.encode("br"), response.encode("gzip")]);
  expect(response.ready.identity).toBe(plain);
  expect(await response.encode("identity")).toBe(plain);
});

test("encodings that are asked for at once agree", async () => {
  const response = toCachedResponse({ body, headers: {} });
  const [, , plain] = await Promise.all([
    response.encode("br"),
    response.encode("gzip"),
    response.encode("identity"),
  ]);
  expect(plain.toString()).toBe(body);
  expect(response.length).toBe(Buffer.byteLength(body));
});
