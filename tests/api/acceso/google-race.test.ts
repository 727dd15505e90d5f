import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "#server/db/database.ts";
import { insertGoogleUsuario, linkGoogle } from "#server/modules/acceso/google/google.queries.ts";
import { buildCliente } from "#tests/support/builders.ts";
import { codeFor } from "#tests/support/google.ts";
import { holdWhile } from "#tests/support/hold-while.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** Signs in as `email` while another sign-in of the same person is written and not yet to be seen. */
async function signInBeside(
  { email, sub }: { email: string; sub: string },
  hold: (tx: Tx) => Promise<unknown>,
) {
  const code = await codeFor(shop, { email, sub });
  const login = () => shop.client()("loginWithGoogle", { body: { code } });
  const result = await holdWhile(shop, hold, login);
  if (!result.ok) throw new Error(`${result.status} ${result.error}`);
  return shop.client(result.data.token)("getCuenta");
}

describe("a person whose address changes while two sign-ins are under way", () => {
  it("gets one account in both when each address has one", async () => {
    const sub = "100000000000000000099";
    const former = await buildCliente(shop, { email: "elisa.antes@gmail.com" });
    const { email } = await buildCliente(shop, { email: "elisa.ahora@gmail.com" });
    const cuenta = await signInBeside({ email, sub }, (tx) =>
      linkGoogle(tx, { id: former.id, sub }),
    );
    expect(cuenta).toMatchObject({ data: { email: former.email } });
  });

  it("gets one account in both when neither has one", async () => {
    const sub = "100000000000000000098";
    const email = "marta.antes@gmail.com";
    const former = { nombre: "Marta Rojas", email, google_sub: sub, now: shop.clock.now() };
    const cuenta = await signInBeside({ email: "marta.ahora@gmail.com", sub }, (tx) =>
      insertGoogleUsuario(tx, former),
    );
    expect(cuenta).toMatchObject({ data: { email } });
  });
});
