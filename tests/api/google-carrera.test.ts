import { afterAll, beforeAll, expect, it } from "vitest";
import { buildCliente } from "#tests/support/builders.ts";
import { codeFor } from "#tests/support/google.ts";
import { holdWhile } from "#tests/support/hold-while.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it("a person whose address changes while two sign-ins are under way gets one account in both", async () => {
  const sub = "100000000000000000099";
  const former = await buildCliente(shop, { email: "elisa.antes@gmail.com" });
  const { email } = await buildCliente(shop, { email: "elisa.ahora@gmail.com" });
  const code = await codeFor(shop, { email, sub });
  const result = await holdWhile(
    shop,
    (tx) =>
      tx.updateTable("usuarios").set({ google_sub: sub }).where("id", "=", former.id).execute(),
    () => shop.client()("googleLogin", { body: { code } }),
  );
  if (!result.ok) throw new Error(`${result.status} ${result.error}`);
  const cuenta = await shop.client(result.data.token)("getCuenta");
  expect(cuenta).toMatchObject({ data: { email: former.email } });
});
