import { afterEach, beforeEach, expect, test } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildCliente } from "#rig/builders/builders.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { recoveryTokenIn, waitForCorreo } from "#rig/standins/correo.ts";
import { days, minutes } from "#server/clock.ts";
import { recoverySubject } from "#tests/support/calls/auth-calls.ts";
import { createLimitedApp, repeat, send } from "#tests/support/calls/limited-calls.ts";

let app: TestShop;
beforeEach(async () => {
  app = await createLimitedApp();
});
afterEach(() => app.close());

const email = "ana@ejemplo.cl";
const password = "corcho-nube-3D";
const tryLogin = (
  fields: { email?: string; password?: string } = {},
  call: { from?: string } = {},
  shop: Pick<TestShop, "url"> = app,
) => send(shop, "auth/login.php", { email, password: "no-es-la-mia", ...fields }, call);

async function buildAna() {
  return buildCliente(app, { email, password_hash: await app.app.ctx.passwords.hash(password) });
}

test("five wrong passwords for one account from one address close the door, to the right one too", async () => {
  await buildAna();
  expect(await repeat(5, () => tryLogin())).toEqual([401, 401, 401, 401, 401]);
  const refused = await tryLogin({ password });

  expect(refused).toEqual({
    status: 429,
    retryAfter: "900",
    text: JSON.stringify({ error: errorMessages.tooManyRequests }),
  });
  expect((await tryLogin({ password }, { from: "203.0.113.2" })).status).toBe(200);
  expect((await tryLogin({ email: "otra@ejemplo.cl" })).status).toBe(401);
  app.clock.advance(minutes(15));
  expect((await tryLogin({ password })).status).toBe(200);
});

test("the next round of wrong passwords closes it for twice as long; a day of quiet forgets", async () => {
  await buildAna();
  await repeat(5, () => tryLogin());
  app.clock.advance(minutes(15));
  expect(await repeat(6, () => tryLogin())).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await tryLogin()).retryAfter).toBe("1800");
  app.clock.advance(minutes(30) + days(1));
  await repeat(5, () => tryLogin());
  expect((await tryLogin()).retryAfter).toBe("900");
});

test("a sign-in forgets the wrong tries before it", async () => {
  await buildAna();
  await repeat(4, () => tryLogin());
  expect((await tryLogin({ password })).status).toBe(200);

  expect(await repeat(5, () => tryLogin())).toEqual([401, 401, 401, 401, 401]);
});

test("known and unknown addresses are refused after the same number of tries, with the same bytes", async () => {
  await buildAna();
  const known = [];
  const unknown = [];
  for (let index = 0; index < 7; index++) {
    known.push(await tryLogin());
    unknown.push(await tryLogin({ email: "nadie@ejemplo.cl" }));
  }
  expect(known).toEqual(unknown);
});

test("tries that arrive at once are counted before any password is checked", async () => {
  await buildAna();
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryLogin()));

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test("one address tries at most fifty sign-ins in a quarter of an hour, whatever the accounts", async () => {
  const statuses = await repeat(51, (index) => tryLogin({ email: `p${index}@ejemplo.cl` }));

  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.at(-1)).toBe(429);
});

test("the counters survive a restart and hold no address in the clear", async () => {
  await repeat(5, () => tryLogin());
  const rows = await app.database.db.selectFrom("limites").selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/ana|203\.0\.113/);

  const restarted = await createLimitedApp({
    JWT_SECRET: app.config.jwtSecret,
    DATA_DIR: app.config.dataDir,
    ...(app.config.databaseUrl ? { DATABASE_URL: app.config.databaseUrl } : {}),
  });
  try {
    expect((await tryLogin({}, {}, restarted)).status).toBe(429);
  } finally {
    await restarted.close();
  }
});

test("one household of IPv6 is one address", async () => {
  const statuses = await repeat(6, (index) => tryLogin({}, { from: `2001:db8:1:2::${index + 1}` }));
  expect(statuses.at(-1)).toBe(429);

  expect((await tryLogin({}, { from: "2001:db8:1:3::1" })).status).toBe(401);
});

test("an address that a client writes itself is not believed beyond the trusted proxies", async () => {
  const statuses = await repeat(6, (index) =>
    tryLogin({}, { from: `198.51.100.${index}, 203.0.113.1` }),
  );
  expect(statuses.at(-1)).toBe(429);
});

test("who sets the password anew by mail may sign in at once", async () => {
  await buildAna();
  await repeat(6, () => tryLogin());
  await send(app, "auth/solicitar_recuperacion.php", { email });
  const token = recoveryTokenIn(await waitForCorreo(app, email, recoverySubject));
  const next = "otra-clave-muy-larga";
  const body = { token, password: next, confirm_password: next };
  expect((await send(app, "auth/resetear_password.php", body)).status).toBe(200);

  expect((await tryLogin({ password: next })).status).toBe(200);
});
