import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { recoveryTokenIn, waitForCorreo } from "#rig/standins/correo.ts";
import { pruneLimits } from "#server/limits/limits.ts";
import { days, hours, minutes } from "#server/time/clock.ts";
import { recoverySubject } from "#tests/support/calls/auth-calls.ts";
import {
  limitedEnv,
  repeat,
  send,
  limitedTest as test,
} from "#tests/support/calls/limited-calls.ts";

const email = "ana@ejemplo.cl";
const password = "corcho-nube-3D";
const tryLogin = (
  shop: TestShop,
  fields: { email?: string; password?: string; navegador?: string } = {},
  call: { from?: string } = {},
) => send(shop, "auth/login.php", { email, password: "no-es-la-mia", ...fields }, call);

async function buildAna(shop: TestShop) {
  return buildCliente(shop, { email, password_hash: await shop.app.ctx.passwords.hash(password) });
}

test("five wrong passwords for one account from one address block it, also for the right one", async ({
  shop,
}) => {
  await buildAna(shop);
  expect(await repeat(5, () => tryLogin(shop))).toEqual([401, 401, 401, 401, 401]);
  const refused = await tryLogin(shop, { password });

  expect(refused).toEqual({
    status: 429,
    retryAfter: "900",
    text: JSON.stringify({ error: errorMessages.tooManyRequests }),
  });
  expect((await tryLogin(shop, { password }, { from: "203.0.113.2" })).status).toBe(200);
  expect((await tryLogin(shop, { email: "otra@ejemplo.cl" })).status).toBe(401);
  shop.clock.advance(minutes(15));
  expect((await tryLogin(shop, { password })).status).toBe(200);
});

test("the next round of wrong passwords blocks for twice as long; a quiet day resets it", async ({
  shop,
}) => {
  await buildAna(shop);
  await repeat(5, () => tryLogin(shop));
  shop.clock.advance(minutes(15));
  expect(await repeat(6, () => tryLogin(shop))).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await tryLogin(shop)).retryAfter).toBe("1800");
  shop.clock.advance(minutes(30) + days(1));
  await repeat(5, () => tryLogin(shop));
  expect((await tryLogin(shop)).retryAfter).toBe("900");
});

test("a sign-in resets the count of wrong passwords", async ({ shop }) => {
  await buildAna(shop);
  await repeat(4, () => tryLogin(shop));
  expect((await tryLogin(shop, { password })).status).toBe(200);

  expect(await repeat(5, () => tryLogin(shop))).toEqual([401, 401, 401, 401, 401]);
});

test("known and unknown addresses are refused after the same number of tries, with the same bytes", async ({
  shop,
}) => {
  await buildAna(shop);
  const known = [];
  const unknown = [];
  for (let index = 0; index < 7; index++) {
    known.push(await tryLogin(shop));
    unknown.push(await tryLogin(shop, { email: "nadie@ejemplo.cl" }));
  }
  expect(known).toEqual(unknown);
});

test("concurrent tries are counted before any password is checked", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  await buildAna(shop);
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryLogin(shop)));

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test("one address tries at most fifty sign-ins in a quarter of an hour, whatever the accounts", async ({
  shop,
}) => {
  const statuses = await repeat(51, (index) => tryLogin(shop, { email: `p${index}@ejemplo.cl` }));

  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.at(-1)).toBe(429);
});

test("the counters survive a restart and hold no address in plain text", async ({ shop }) => {
  await repeat(5, () => tryLogin(shop));
  const rows = await shop.database.db.selectFrom("limites").selectAll().execute();
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(/ana|203\.0\.113/);

  const settings = {
    ...limitedEnv,
    JWT_SECRET: shop.config.jwtSecret,
    DATA_DIR: shop.config.dataDir,
    ...(shop.config.databaseUrl ? { DATABASE_URL: shop.config.databaseUrl } : {}),
  };
  const restarted = await openTestShop({ env: settings });
  try {
    expect((await tryLogin(restarted)).status).toBe(429);
  } finally {
    await restarted.close();
  }
});

test("an IPv6 prefix counts as one address", async ({ shop }) => {
  const statuses = await repeat(6, (index) =>
    tryLogin(shop, {}, { from: `2001:db8:1:2::${index + 1}` }),
  );
  expect(statuses.at(-1)).toBe(429);

  expect((await tryLogin(shop, {}, { from: "2001:db8:1:3::1" })).status).toBe(401);
});

test("a /48 of IPv6 may do eight times what one of its networks may, and its neighbour the same", async ({
  shop,
}) => {
  const register = (index: number, from: string) => {
    const body = { nombre: "Ana", email: `ana${index}@ejemplo.cl`, password };
    return send(shop, "auth/registrar.php", body, { from });
  };
  const statuses = await repeat(41, (index) => register(index, `2001:db8:1:${index + 1}::1`));
  expect(statuses).toEqual([...Array(40).fill(201), 429]);
  expect((await register(41, "2001:db8:2:1::1")).status).toBe(201);
});

test("a forged X-Forwarded-For is ignored beyond the trusted proxies", async ({ shop }) => {
  const statuses = await repeat(6, (index) =>
    tryLogin(shop, {}, { from: `198.51.100.${index}, 203.0.113.1` }),
  );
  expect(statuses.at(-1)).toBe(429);
});

test("a person who resets the password by mail may sign in at once", async ({ shop }) => {
  await buildAna(shop);
  await repeat(6, () => tryLogin(shop));
  await send(shop, "auth/solicitar_recuperacion.php", { email });
  const token = recoveryTokenIn(await waitForCorreo(shop, email, recoverySubject));
  const next = "otra-clave-muy-larga";
  const body = { token, password: next, confirm_password: next };
  expect((await send(shop, "auth/resetear_password.php", body)).status).toBe(200);

  expect((await tryLogin(shop, { password: next })).status).toBe(200);
});

/** Wrong passwords for one account, five from each network. */
async function guessFromNetworks(shop: TestShop, times: number, who = email): Promise<number[]> {
  return repeat(times, (index) =>
    tryLogin(shop, { email: who }, { from: `203.0.${1 + Math.floor(index / 5)}.7` }),
  );
}

test("guesses at one account from many networks end after thirty an hour, then later each time, known address or not", async ({
  shop,
}) => {
  await buildAna(shop);
  const statuses = await guessFromNetworks(shop, 31);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  const refused = await tryLogin(shop, {}, { from: "192.0.2.1" });
  expect(refused).toMatchObject({ status: 429, retryAfter: "3600" });
  await guessFromNetworks(shop, 31, "nadie@ejemplo.cl");
  const unknown = await tryLogin(shop, { email: "nadie@ejemplo.cl" }, { from: "192.0.2.1" });
  expect(unknown).toEqual(refused);

  shop.clock.advance(hours(1));
  await guessFromNetworks(shop, 30);
  const later = await tryLogin(shop, {}, { from: "192.0.2.1" });
  expect(later).toMatchObject({ status: 429, retryAfter: "7200" });
});

test("an owner signs in while strangers guess: at home, with a known browser, and after a recovery elsewhere", async ({
  shop,
}) => {
  await buildAna(shop);
  const [home, elsewhere] = ["198.51.100.7", "192.0.2.44"];
  const navegador = "n".repeat(43);
  const own = { password, navegador };
  expect((await tryLogin(shop, own, { from: home })).status).toBe(200);
  await guessFromNetworks(shop, 31);

  expect((await tryLogin(shop, { password }, { from: home })).status).toBe(200);
  expect((await tryLogin(shop, own, { from: "192.0.2.45" })).status).toBe(200);
  expect((await tryLogin(shop, { password }, { from: elsewhere })).status).toBe(429);
  await send(shop, "auth/solicitar_recuperacion.php", { email }, { from: elsewhere });
  const token = recoveryTokenIn(await waitForCorreo(shop, email, recoverySubject));
  const next = "otra-clave-muy-larga";
  const reset = { token, password: next, confirm_password: next };
  expect((await send(shop, "auth/resetear_password.php", reset, { from: elsewhere })).status).toBe(
    200,
  );
  expect((await tryLogin(shop, { password: next }, { from: elsewhere })).status).toBe(200);
});

test("sign-ins count for nothing: thirty an hour from new networks leave the account open", async ({
  shop,
}) => {
  await buildAna(shop);
  const statuses = await repeat(33, (index) =>
    tryLogin(shop, { password }, { from: `203.0.${index}.7` }),
  );

  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("known networks and browsers are stored as keyed hashes and forgotten after half a year", async ({
  shop,
}) => {
  await buildAna(shop);
  await tryLogin(shop, { password, navegador: "n".repeat(43) });
  const { db } = shop.database;
  const rows = await db.selectFrom("accesos_conocidos").selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/ana|203\.0\.113|nnn/);

  shop.clock.advance(days(180) + 1);
  await pruneLimits(shop.app.ctx);
  expect(await db.selectFrom("accesos_conocidos").selectAll().execute()).toEqual([]);
});
