import { expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { tokenOf } from "#rig/shop/token-of.ts";
import { codeFor } from "#rig/standins/google.ts";
import { test } from "#rig/test.ts";

let serial = 0;

/** The name of the account that Google's name makes. */
async function nombreOf(shop: TestShop, nombre: string, email = `nombre-${++serial}@gmail.com`) {
  const body = { code: await codeFor(shop, { email, nombre }) };
  const result = await shop.client()("loginWithGoogle", { body });
  if (!result.ok) throw new Error(String(result.error));
  const [, claims = ""] = tokenOf(result.data).split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString()).nombre;
}

test.for([
  ["Elisa\nDíaz", "Elisa Díaz"],
  ["Elisa\u2028\u202eDíaz\u200b", "Elisa Díaz"],
  [`${"a".repeat(99)}👩`, "a".repeat(99)],
] as const)(
  "Google's name is kept in one line, without hidden signs: %j",
  async ([nombre, kept], { shop }) => {
    expect(await nombreOf(shop, nombre)).toBe(kept);
  },
);

test("an account is named after its address when nothing of Google's name shows", async ({
  shop,
}) => {
  expect(await nombreOf(shop, "\u200b\u2066", "sin-nombre@gmail.com")).toBe("sin-nombre");
});
