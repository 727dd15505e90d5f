// @module-tag both-engines

import { describe, expect } from "vitest";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { tokenOf } from "#rig/shop/token-of.ts";
import { codeFor } from "#rig/standins/google.ts";
import { test } from "#rig/test.ts";
import type { Tx } from "#server/db/database.ts";
import { insertGoogleUsuario, linkGoogle } from "#server/modules/acceso/google/google.queries.ts";
import { holdWhile } from "#tests/support/faults/hold-while.ts";

async function signInBeside(
  shop: TestShop,
  { email, sub }: { email: string; sub: string },
  hold: (tx: Tx) => Promise<unknown>,
) {
  const code = await codeFor(shop, { email, sub });
  const login = () => shop.client()("loginWithGoogle", { body: { code } });
  const result = await holdWhile(shop, hold, login);
  if (!result.ok) throw new Error(`${result.status} ${result.error}`);
  return shop.client(tokenOf(result.data))("getCuenta");
}

describe("a person whose address changes during two concurrent sign-ins", () => {
  test("gets one account in both when each address has one", async ({ shop }) => {
    const sub = "100000000000000000099";
    const former = await buildCliente(shop, { email: "elisa.antes@gmail.com" });
    const { email } = await buildCliente(shop, { email: "elisa.ahora@gmail.com" });
    const cuenta = await signInBeside(shop, { email, sub }, (tx) =>
      linkGoogle(tx, { id: former.id, sub, nombre: "Elisa Díaz" }),
    );
    expect(cuenta).toMatchObject({ data: { email: former.email } });
  });

  test("gets one account in both when neither has one", async ({ shop }) => {
    const sub = "100000000000000000098";
    const email = "marta.antes@gmail.com";
    const former = { nombre: "Marta Rojas", email, google_sub: sub, now: shop.clock.now() };
    const cuenta = await signInBeside(shop, { email: "marta.ahora@gmail.com", sub }, (tx) =>
      insertGoogleUsuario(tx, former),
    );
    expect(cuenta).toMatchObject({ data: { email } });
  });
});
