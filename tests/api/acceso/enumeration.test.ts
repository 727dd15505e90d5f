import { expect } from "vitest";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { createAuthCalls, password } from "#tests/support/calls/auth-calls.ts";

/**
 * Medians of docs/reglas.md 16 depend on the machine, so they are printed: TRIES=200 vitest run
 * tests/api/acceso/enumeration.
 */
const tries = Number(process.env.TRIES ?? 8);
const isMeasuring = process.env.TRIES !== undefined;

let passwordHash: string;
test.beforeAll(async ({ shop }) => {
  passwordHash = await shop.app.ctx.passwords.hash(password);
});

let serial = 0;
const unknown = async () => `nadie-${++serial}@ejemplo.cl`;

/** The resent link needs an address that waits for one. */
async function known(shop: TestShop, name: string): Promise<string> {
  const email = `alguien-${++serial}@ejemplo.cl`;
  if (name === "resendVerification" || name === "login before its link") {
    await createAuthCalls(shop).registerUsuario(email);
    return email;
  }
  return (await buildCliente(shop, { email, password_hash: passwordHash })).email;
}

test.for([
  ["login", "login.php", (email: string) => ({ email, password: "no-es-la-mia" })],
  ["login before its link", "login.php", (email: string) => ({ email, password: "no-es-la-mia" })],
  ["registerUsuario", "registrar.php", (email: string) => ({ nombre: "Ana", email, password })],
  ["requestRecovery", "solicitar_recuperacion.php", (email: string) => ({ email })],
  ["resendVerification", "reenviar_verificacion.php", (email: string) => ({ email })],
] as const)(
  "%s answers known and unknown addresses with the same bytes",
  { timeout: 240_000 },
  async ([name, path, toBody], { shop }) => {
    const { post } = createAuthCalls(shop);
    const answers = new Set<string>();
    const times = { known: [] as number[], unknown: [] as number[] };
    // Alternating, so that other load falls on both alike.
    for (let index = 0; index < tries * 2; index++) {
      const kind = index % 2 === 0 ? "known" : "unknown";
      const body = toBody(await (kind === "known" ? known(shop, name) : unknown()));
      const start = performance.now();
      answers.add(JSON.stringify(await post(path, body)));
      times[kind].push(performance.now() - start);
    }

    expect(answers.size).toBe(1);
    if (isMeasuring) {
      const [a, b] = [median(times.known), median(times.unknown)];
      const figures = [a, b, a - b].map((ms) => `${ms.toFixed(2)} ms`);
      console.info(`${name}: known ${figures[0]}, unknown ${figures[1]}, apart ${figures[2]}`);
    }
  },
);

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
