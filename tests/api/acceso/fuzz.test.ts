import fc from "fast-check";
import { expect } from "vitest";
import { type OperationName, routes } from "#contract/routes.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { samples } from "#tests/contract/samples.ts";
import { chance } from "#tests/support/vitest/chance.ts";

/** Mutated calls of one operation (docs/reglas.md 2). A long run has FUZZ_RUNS=1000. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 15);

const names: OperationName[] = [
  "login",
  "registerUsuario",
  "verifyEmail",
  "resendVerification",
  "renewSession",
  "requestRecovery",
  "resetPassword",
  "changePassword",
  "startGoogleLogin",
  "loginWithGoogle",
  "logout",
  "listSesiones",
  "endSesion",
  "endOtherSesiones",
  "getInvitacion",
  "acceptInvitacion",
  "getCuenta",
  "updateCuenta",
  "deleteCuenta",
];

const awkward = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\ud800",
  "' or 1=1 --",
  "a@b.cl",
  "ñ".repeat(300),
  "x".repeat(5000),
  "__proto__",
  "\u202e<script>",
);
const value = fc.oneof(awkward, fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 2 }));
const mutation = fc.record({
  fields: fc.dictionary(fc.constantFrom("email", "password", "token", "nombre", "extra"), value, {
    maxKeys: 3,
  }),
  own: fc.array(fc.tuple(fc.nat(), value), { maxLength: 2 }),
  raw: fc.option(fc.oneof(value, fc.constantFrom("{", "[]", "null", '"x"')), { freq: 6 }),
  query: fc.option(fc.tuple(awkward, awkward), { freq: 4 }),
  type: fc.constantFrom("application/json", "text/plain", "application/x-www-form-urlencoded", ""),
  isBearer: fc.boolean(),
});

test.for(names)(
  "%s answers every input without a 5xx",
  { timeout: 240_000 },
  async (name, { shop }) => {
    const { token } = await buildCliente(shop);
    const property = fc.asyncProperty(mutation, async (mutated) => {
      const { status, text } = await send(shop, name, { ...mutated, token });
      expect(status, text).toBeLessThan(500);
      if (status >= 400) expect(JSON.parse(text).error).toEqual(expect.any(String));
      expect(text).not.toMatch(/\bat \S*\.ts:|node:internal|SQLITE_|\bselect\b.+\bfrom\b/i);
    });
    await fc.assert(property, { numRuns, ...chance });
  },
);

type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

type Sent = Mutation & { token: string };

async function send(shop: TestShop, name: OperationName, { token, ...mutated }: Sent) {
  const { method, path } = routes[name];
  const sample = samples[name];
  const body: Record<string, unknown> = { ...sample.body, ...mutated.fields };
  const keys = Object.keys(sample.body ?? {});
  for (const [index, changed] of mutated.own) {
    const key = keys[index % Math.max(keys.length, 1)];
    if (key !== undefined) body[key] = changed;
  }
  const query = new URLSearchParams(sample.query);
  if (mutated.query) query.append(...mutated.query);
  const { raw } = mutated;
  const sent = typeof raw === "string" ? raw : JSON.stringify(raw ?? body);
  const response = await fetch(`${shop.url}/api${path}?${query}`, {
    method,
    headers: {
      ...(mutated.type === "" ? {} : { "content-type": mutated.type }),
      ...(mutated.isBearer ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(method === "GET" ? {} : { body: sent }),
  });
  return { status: response.status, text: await response.text() };
}
