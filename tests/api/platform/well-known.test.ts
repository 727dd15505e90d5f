import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { shopTest } from "#rig/test.ts";
import { days } from "#server/time/clock.ts";

const test = shopTest({
  env: { SHOP_URL: "https://estrato.test", SHOP_EMAIL: "hola@estrato.test" },
  pages: {
    clientDir: null,
    inlineTexts: { scripts: [], styles: [] },
    render: async () => new Response("<p>página</p>"),
  },
});

/** RFC 9116: one field a line. */
function readFields(text: string): Map<string, string> {
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => [line.split(": ")[0] ?? "", line.replace(/^[^:]+: /, "")]));
}

describe("security.txt", () => {
  test("names the contact, the language and its own address, and expires within a year", async ({
    shop,
  }) => {
    const response = await fetch(`${shop.url}/.well-known/security.txt`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const fields = readFields(await response.text());
    expect(fields.get("Contact")).toBe("mailto:hola@estrato.test");
    expect(fields.get("Preferred-Languages")).toBe("es");
    expect(fields.get("Canonical")).toBe("https://estrato.test/.well-known/security.txt");
    const leftMs = Date.parse(fields.get("Expires") ?? "") - shop.clock.now();
    expect(leftMs).toBeGreaterThan(days(30));
    expect(leftMs).toBeLessThan(days(365));
  });
});

test("a password manager finds where a password is changed", async ({ shop }) => {
  const address = `${shop.url}/.well-known/change-password`;
  const response = await fetch(address, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([302, "/cuenta"]);
});

test.for(["/.well-known/change-passwords", "/.well-known/", "/.well-known/a/b?c=d"])(
  "%s is a short 404",
  async (path, { shop }) => {
    for (const accept of ["*/*", "text/html"]) {
      const response = await fetch(`${shop.url}${path}`, { headers: { accept } });
      expect(response.status).toBe(404);
      const text = await response.text();
      expect(text.length).toBeLessThan(20_000);
      if (accept === "*/*") expect(text).toBe(JSON.stringify({ error: errorMessages.notFound }));
    }
  },
);
