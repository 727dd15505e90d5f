import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCliente } from "#tests/support/builders.ts";
import { createAuthCalls, password } from "../../support/auth-calls.ts";
import { createTestApp, type TestApp } from "../../support/test-app.ts";

/**
 * docs/reglas.md 81: equal bytes, medians within 10 ms over 200 tries. The bytes are asserted; times
 * belong to the machine, so they are printed when asked for: TRIES=200 vitest run tests/api/enumeracion.
 */
const tries = Number(process.env.TRIES ?? 8);
const isMeasuring = process.env.TRIES !== undefined;

let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await createTestApp();
  passwordHash = await app.app.ctx.passwords.hash(password);
});
afterAll(() => app.close());

let serial = 0;
const unknown = async () => `nadie-${++serial}@ejemplo.cl`;

/** For the link that is sent again the known address is one that waits for it. */
async function known(name: string): Promise<string> {
  const { id, email } = await buildCliente(app, {
    email: `alguien-${++serial}@ejemplo.cl`,
    password_hash: passwordHash,
  });
  if (name === "resendVerification") {
    const waiting = { email_verificado_en: null };
    await app.database.db.updateTable("usuarios").set(waiting).where("id", "=", id).execute();
  }
  return email;
}

test.each([
  ["login", "login.php", (email: string) => ({ email, password: "no-es-la-mia" })],
  ["registerUsuario", "registrar.php", (email: string) => ({ nombre: "Ana", email, password })],
  ["requestRecovery", "solicitar_recuperacion.php", (email: string) => ({ email })],
  ["resendVerification", "reenviar_verificacion.php", (email: string) => ({ email })],
])(
  "%s answers known and unknown addresses with the same bytes",
  async (name, path, toBody) => {
    const { post } = createAuthCalls(app);
    const answers = new Set<string>();
    const times = { known: [] as number[], unknown: [] as number[] };
    // In turns, so that the machine's other work falls on both alike.
    for (let index = 0; index < tries * 2; index++) {
      const kind = index % 2 === 0 ? "known" : "unknown";
      const body = toBody(await (kind === "known" ? known(name) : unknown()));
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
  240_000,
);

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
