import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { readCorreos, tokenIn, waitForCorreos } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import { hours, seconds } from "#server/time/clock.ts";
import { type AuthCalls, createAuthCalls, newEmail } from "#tests/support/calls/auth-calls.ts";
import {
  createRegistroCalls,
  newBrowser,
  newGoogleEmail,
  owner,
} from "#tests/support/calls/registro-calls.ts";

let auth: AuthCalls;
test.beforeAll(async ({ shop }) => {
  auth = createAuthCalls(shop);
});

const answer = (error: string) => JSON.stringify({ error });

test("a new account can log in once its address is verified, and opening the link again is harmless", async ({
  shop,
}) => {
  const email = newEmail();
  expect((await auth.registerUsuario(email)).status).toBe(201);
  expect(await auth.login(email)).toEqual({ status: 403, text: answer(errorMessages.unverified) });

  const [correo] = await waitForCorreos(shop, email);
  expect(correo).toMatchObject({ asunto: "Verifica tu correo en Estrato" });
  expect(correo?.texto).toContain("Hola:");
  const token = tokenIn(correo);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(correo?.enlaces).toContain(`${shop.config.shopUrl}/verificar-email?token=${token}`);

  const first = await auth.verifyEmail(token);
  const second = await auth.verifyEmail(token);
  expect(first).toMatchObject({
    ok: true,
    status: 200,
    data: { mensaje: "¡Listo! Tu correo quedó verificado. Ya puedes entrar." },
  });
  expect(second).toMatchObject({ ok: true, data: (first as { data: unknown }).data });
  const entered = await auth.login(email);
  expect(entered.status).toBe(200);
  expect(JSON.parse(entered.text)).toEqual({
    token: expect.stringMatching(/^[\w-]+(\.[\w-]+){2}$/),
  });
});

test("a verification link ends after 24 hours", async ({ shop }) => {
  const email = newEmail();
  await auth.registerUsuario(email);
  const [correo] = await waitForCorreos(shop, email);
  const token = tokenIn(correo);

  shop.clock.advance(hours(24));
  expect(await auth.verifyEmail(token)).toMatchObject({
    status: 400,
    error: errorMessages.verificationTokenInvalid,
  });
  shop.clock.advance(-seconds(1));
  expect((await auth.verifyEmail(token)).ok).toBe(true);
  shop.clock.advance(seconds(1) - hours(24));
});

test.each(["x", "a".repeat(43), "' or 1=1 --", "\u0000", "ñ"])(
  "an invented verification token is refused: %j",
  async (token) => {
    expect(await auth.verifyEmail(token)).toMatchObject({
      status: 400,
      error: errorMessages.verificationTokenInvalid,
    });
  },
);

test.for(["", "?token="])(
  "a missing verification token has its own sentence: %j",
  async (query, { shop }) => {
    const response = await fetch(`${shop.url}/api/auth/verificar_email.php${query}`);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: errorMessages.verificationTokenMissing });
  },
);

test("asking for the link again answers pending, verified and unknown addresses alike; only the first gets a mail", async ({
  shop,
}) => {
  const [waiting, verified, unknown] = [newEmail(), newEmail(), newEmail()];
  await auth.registerUsuario(waiting);
  await auth.registerVerified(verified);
  const answers = [];
  for (const email of [waiting, verified, unknown]) {
    answers.push(await auth.post("reenviar_verificacion.php", { email }));
  }

  expect(answers[0]?.status).toBe(200);
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  const [newest] = await waitForCorreos(shop, waiting, 2);
  expect((await auth.verifyEmail(tokenIn(newest))).ok).toBe(true);
  expect(await readCorreos(shop, verified)).toHaveLength(2);
  expect(await readCorreos(shop, unknown)).toEqual([]);
});

test("of several links requested in a burst the newest mail's one works", async ({ shop }) => {
  const email = newEmail();
  await auth.registerUsuario(email);
  await auth.post("reenviar_verificacion.php", { email });
  await auth.post("reenviar_verificacion.php", { email });
  const isSettled = async () => {
    const waiting = await shop.database.db
      .selectFrom("correos")
      .select("id")
      .where("para", "=", email)
      .where("estado", "=", "pendiente")
      .execute();
    return waiting.length === 0;
  };
  await expect.poll(isSettled).toBe(true);

  expect((await auth.verifyEmail(await auth.readToken(email))).ok).toBe(true);
});

test("the link signs in the browser that registered, once, and no other", async ({ shop }) => {
  const register = createRegistroCalls(shop).registerAs;
  const openWith = async (token: string, navegador?: string) => {
    const query = navegador === undefined ? { token } : { token, navegador };
    const opened = await shop.client()("verifyEmail", { query });
    return opened.ok ? opened.data.token : opened.status;
  };
  for (const navegador of [undefined, newBrowser()]) {
    const correo = await register(newGoogleEmail(), owner());
    expect(await openWith(tokenIn(correo), navegador)).toBeUndefined();
  }
  const person = owner();
  const correo = await register(newGoogleEmail(), person);
  const token = await openWith(tokenIn(correo), person.navegador);
  const own = await shop.client(String(token))("getCuenta");
  expect(own).toMatchObject({ ok: true, data: { nombre: person.nombre } });
  expect(await openWith(tokenIn(correo), person.navegador)).toBeUndefined();
});
