import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, recoveryTokenIn, waitForCorreo } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import {
  type AuthCalls,
  createAuthCalls,
  newEmail,
  password,
  recoverySubject,
} from "#tests/support/calls/auth-calls.ts";

let auth: AuthCalls;
test.beforeAll(async ({ shop }) => {
  auth = createAuthCalls(shop);
});

const next = "otra-clave-muy-larga";
const answer = (error: string) => JSON.stringify({ error });
const deadLink = { status: 400, text: answer(errorMessages.recoveryTokenInvalid) };
const changedSubject = "Tu contraseña de Estrato cambió";

async function registered(): Promise<string> {
  const email = newEmail();
  await auth.registerVerified(email);
  return email;
}

test("a forgotten password: the mailed link sets a new one, ends every session and a mail reports it", async ({
  shop,
}) => {
  const email = await registered();
  const sessions = [await auth.tokenOf(email), await auth.tokenOf(email)];
  const token = await auth.recover(email);
  const correo = await waitForCorreo(shop, email, recoverySubject);
  const link = `${shop.config.shopUrl}/restablecer-contrasena/${token}`;
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(correo.texto).toContain("Hola, Ana:");
  expect(correo.texto).toContain("30 minutos");
  expect(correo.texto).toContain(link);
  expect(correo.html).toContain(`href="${link}"`);

  const { status, text } = await auth.reset(token, next);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({ mensaje: expect.stringContaining("contraseña") });
  expect((await auth.login(email)).status).toBe(401);
  expect((await auth.login(email, next)).status).toBe(200);
  for (const session of sessions) {
    expect(await shop.client(session)("getCarrito")).toMatchObject({ status: 401 });
  }
  const notice = await waitForCorreo(shop, email, changedSubject);
  expect(notice.enlaces).toContain(`${shop.config.shopUrl}/recuperar-contrasena`);
  expect(notice.html).toContain("recuperar-contrasena");
});

test("known, unknown, unverified, closed and Google-only addresses get the same bytes; only open accounts get a mail", async ({
  shop,
}) => {
  const [known, unknown, unverified, closed, google] = [
    await registered(),
    newEmail(),
    newEmail(),
    await registered(),
    await registered(),
  ];
  await auth.registerUsuario(unverified);
  const { db } = shop.database;
  await db.updateTable("usuarios").set({ activo: 0 }).where("email", "=", closed).execute();
  const withoutPassword = { password_hash: null, google_sub: "g-1" };
  await db.updateTable("usuarios").set(withoutPassword).where("email", "=", google).execute();

  const answers = [];
  for (const email of [known, unknown, unverified, closed, google, ` ${known.toUpperCase()} `]) {
    answers.push(await auth.post("solicitar_recuperacion.php", { email }));
  }
  expect(answers[0]?.status).toBe(200);
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  for (const email of [known, unverified, google])
    await waitForCorreo(shop, email, recoverySubject);
  await expect.poll(() => countPending(shop)).toBe(0);
  for (const email of [unknown, closed]) {
    const subjects = (await readCorreos(shop, email)).map(({ asunto }) => asunto);
    expect(subjects).not.toContain(recoverySubject);
  }
});

async function countPending(shop: TestShop): Promise<number> {
  const rows = await shop.database.db
    .selectFrom("correos")
    .select("id")
    .where("estado", "=", "pendiente")
    .execute();
  return rows.length;
}

test("a link is made when its mail is sent, and only its hash is stored", async ({ shop }) => {
  const email = await registered();
  const token = await auth.recover(email);
  const { db } = shop.database;
  const everything = JSON.stringify([
    await db.selectFrom("correos").selectAll().execute(),
    await db.selectFrom("tokens_correo").selectAll().execute(),
    await db.selectFrom("limites").selectAll().execute(),
  ]);

  expect(everything).not.toContain(token);
  const limites = JSON.stringify(await db.selectFrom("limites").selectAll().execute());
  expect(limites).not.toContain(email);
});

test("of fifty tries at once with one link, one sets its password", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  const email = await registered();
  const token = await auth.recover(email);
  const tries = Array.from({ length: 50 }, (_, index) => `clave-numero-${index}`);
  const results = await Promise.all(tries.map((clave) => auth.reset(token, clave)));

  const winners = tries.filter((_, index) => results[index]?.status === 200);
  expect(winners).toHaveLength(1);
  expect(results.filter(({ status }) => status === 400)).toHaveLength(49);
  expect((await auth.login(email, winners[0])).status).toBe(200);
  await waitForCorreo(shop, email, changedSubject);
});

test("an older link works too, and using one ends the others; a used, an invented and an expired one get the same refusal", async ({
  shop,
}) => {
  const email = await registered();
  const older = await auth.recover(email);
  const newer = await auth.recover(email, 2);
  expect((await auth.reset(older, next)).status).toBe(200);
  expect(await auth.reset(older, next)).toEqual(deadLink);
  expect(await auth.reset(newer, next)).toEqual(deadLink);
  for (const token of ["x", "a".repeat(43), "' or 1=1 --", "\u0000", "ñ"]) {
    expect(await auth.reset(token, next)).toEqual(deadLink);
  }

  const late = await auth.recover(email, 3);
  shop.clock.advance(minutes(30));
  expect(await auth.reset(late, next)).toEqual(deadLink);
  shop.clock.advance(-seconds(1));
  expect((await auth.reset(late, password)).status).toBe(200);
  await waitForCorreo(shop, email, changedSubject, 2);
  shop.clock.advance(seconds(1) - minutes(30));
});

test("a verification link is no recovery link, and vice versa", async () => {
  const email = newEmail();
  await auth.registerUsuario(email);
  const verification = await auth.readToken(email);
  const recovery = await auth.recover(email);

  expect(await auth.reset(verification, next)).toEqual(deadLink);
  expect(await auth.verifyEmail(recovery)).toMatchObject({ status: 400 });
});

test.each([
  [{ password: "corta12", confirm_password: "corta12" }, errorMessages.passwordTooShort],
  [{ password: next, confirm_password: password }, errorMessages.passwordMismatch],
  [{ password: "ColoColo1", confirm_password: "ColoColo1" }, errorMessages.passwordCommon],
  [{ password: "Ana-Perez-1", confirm_password: "Ana-Perez-1" }, errorMessages.passwordOwn],
  [{ password: next }, errorMessages.passwordMismatch],
  [{ password: "ñ".repeat(129), confirm_password: "ñ".repeat(129) }, errorMessages.passwordTooLong],
])("a reset refuses %j and leaves the link valid", async (fields, error) => {
  const email = await registered();
  const token = await auth.recover(email);
  const refused = await auth.post("resetear_password.php", { token, ...fields });

  expect(refused.status).toBe(422);
  expect(JSON.parse(refused.text)).toMatchObject({ error });
  expect((await auth.reset(token, next)).status).toBe(200);
});

test("a reset refuses the address of a registration that waits", async () => {
  const email = "curiyanca.lemunao@ejemplo.cl";
  await auth.registerUsuario(email);
  const { status, text } = await auth.reset(await auth.recover(email), "curiyanca.1990");

  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ error: errorMessages.passwordOwn });
});

test("a common password is refused before the link is looked up", async () => {
  const { status, text } = await auth.reset("inventado", "password123");
  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ error: errorMessages.passwordCommon });
});

test("an empty address gets the sentence of docs/reglas.md 61", async () => {
  const { status, text } = await auth.post("solicitar_recuperacion.php", { email: " " });

  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ error: errorMessages.recoveryEmailRequired });
});

test("an account planted on an address goes to the address's owner: the reset verifies it under the owner's password", async ({
  shop,
}) => {
  const email = newEmail();
  await auth.registerUsuario(email, "Intruso", "clave-del-intruso");
  const planted = await auth.readToken(email);
  const token = await auth.recover(email);

  expect((await auth.reset(token, next)).status).toBe(200);
  expect((await auth.login(email, next)).status).toBe(200);
  expect((await auth.login(email, "clave-del-intruso")).status).toBe(401);
  expect(await auth.verifyEmail(planted)).toMatchObject({ status: 400 });
  await waitForCorreo(shop, email, "Te damos la bienvenida a Estrato");
});

test("a Google-only account gets its first password by mail and keeps Google", async ({ shop }) => {
  const email = await registered();
  const { db } = shop.database;
  const withoutPassword = { password_hash: null, google_sub: "g-2" };
  await db.updateTable("usuarios").set(withoutPassword).where("email", "=", email).execute();
  const token = await auth.recover(email);

  expect((await auth.reset(token, next)).status).toBe(200);
  expect(await shop.client(await auth.tokenOf(email, next))("getCuenta")).toMatchObject({
    ok: true,
    data: { tiene_password: true, unida_a_google: true },
  });
});

test("a closed account is not opened by a link that was mailed before", async ({ shop }) => {
  const email = await registered();
  const token = await auth.recover(email);
  const { db } = shop.database;
  await db.updateTable("usuarios").set({ activo: 0 }).where("email", "=", email).execute();

  expect(await auth.reset(token, next)).toEqual(deadLink);
});

test("of several requests in a burst the newest mail's link works", async ({ shop }) => {
  const email = await registered();
  for (let round = 0; round < 5; round++) await auth.recover(email, 1);
  await expect.poll(() => countPending(shop)).toBe(0);
  const newest = await waitForCorreo(shop, email, recoverySubject);

  expect((await auth.reset(recoveryTokenIn(newest), next)).status).toBe(200);
});
