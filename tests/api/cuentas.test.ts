import { afterAll, beforeAll, expect, test } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { hours, seconds } from "#server/clock.ts";
import { readCorreos, tokenIn, waitForCorreos } from "../support/correo.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const password = "corcho-nube-3D";
let serial = 0;
const newEmail = () => `persona-${++serial}@ejemplo.cl`;

async function post(path: string, body: unknown) {
  const response = await fetch(`${app.url}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const registrar = (email: string, nombre = "Ana Pérez", clave = password) =>
  post("registrar.php", { nombre, email, password: clave });
const login = (email: string, clave = password) => post("login.php", { email, password: clave });
const verificar = (token: string) => app.client()("verificarEmail", { query: { token } });
const answer = (error: string) => JSON.stringify({ error });

async function registerVerified(email: string): Promise<void> {
  await registrar(email);
  const [correo] = await waitForCorreos(app, email);
  expect((await verificar(tokenIn(correo as never))).ok).toBe(true);
}

test("a new account gets in once its mail is verified, and repeating the link does no harm", async () => {
  const email = newEmail();
  expect((await registrar(email)).status).toBe(201);
  expect(await login(email)).toEqual({ status: 403, text: answer(errorMessages.unverified) });

  const [correo] = await waitForCorreos(app, email);
  expect(correo).toMatchObject({ asunto: "Verifica tu correo en Estrato" });
  expect(correo?.texto).toContain("¡Hola, Ana!");
  const token = tokenIn(correo as never);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(correo?.enlaces).toContain(`${app.config.shopUrl}/verificar-email?token=${token}`);

  const first = await verificar(token);
  const second = await verificar(token);
  expect(first).toMatchObject({
    ok: true,
    status: 200,
    data: { mensaje: "¡Listo! Tu correo quedó verificado. Ya puedes iniciar sesión." },
  });
  expect(second).toMatchObject({ ok: true, data: (first as { data: unknown }).data });
  const entered = await login(email);
  expect(entered.status).toBe(200);
  expect(JSON.parse(entered.text)).toEqual({
    token: expect.stringMatching(/^[\w-]+(\.[\w-]+){2}$/),
  });
});

test("an address is one account however it is typed", async () => {
  const email = newEmail();
  await registerVerified(email);

  expect((await login(`  ${email.toUpperCase()} `)).status).toBe(200);
  expect((await registrar(email.toUpperCase())).status).toBe(201);
  const [correo] = await waitForCorreos(app, email, 2);
  expect(correo?.asunto).toBe("Ya tienes una cuenta en Estrato");
});

test("registering a taken address answers the same bytes, changes nothing and tells its owner", async () => {
  const email = newEmail();
  const fresh = await registrar(email);
  const [correo] = await waitForCorreos(app, email);
  await verificar(tokenIn(correo as never));

  expect(await registrar(email, "Otra Persona", "otra-clave-larga")).toEqual(fresh);
  const [told] = await waitForCorreos(app, email, 2);
  expect(told?.asunto).toBe("Ya tienes una cuenta en Estrato");
  expect(told?.texto).toContain("¡Hola, Ana!");
  expect(told?.texto).not.toContain("token=");
  expect((await login(email, "otra-clave-larga")).status).toBe(401);
  expect((await login(email)).status).toBe(200);
});

test("registering an unverified address again sends a newer link that replaces the older one and keeps the password", async () => {
  const email = newEmail();
  const fresh = await registrar(email);
  const [older] = await waitForCorreos(app, email);
  expect(await registrar(email, "Ana Pérez", "otra-clave-larga")).toEqual(fresh);
  const [newer] = await waitForCorreos(app, email, 2);

  expect(await verificar(tokenIn(older as never))).toMatchObject({
    status: 400,
    error: errorMessages.verificationTokenInvalid,
  });
  expect((await verificar(tokenIn(newer as never))).ok).toBe(true);
  expect((await login(email, "otra-clave-larga")).status).toBe(401);
  expect((await login(email)).status).toBe(200);
});

test("ten registrations of one address at once make one account and ten equal answers", async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 10 }, () => registrar(email)));

  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  const rows = await app.database.db
    .selectFrom("usuarios")
    .select("id")
    .where("email", "=", email)
    .execute();
  expect(rows).toHaveLength(1);
});

test("a verification link ends after 24 hours", async () => {
  const email = newEmail();
  await registrar(email);
  const [correo] = await waitForCorreos(app, email);
  const token = tokenIn(correo as never);

  app.clock.advance(hours(24));
  expect(await verificar(token)).toMatchObject({
    status: 400,
    error: errorMessages.verificationTokenInvalid,
  });
  app.clock.advance(-seconds(1));
  expect((await verificar(token)).ok).toBe(true);
  app.clock.advance(seconds(1) - hours(24));
});

test.each(["x", "a".repeat(43), "' or 1=1 --", "\u0000", "ñ"])(
  "an invented verification token is refused: %j",
  async (token) => {
    expect(await verificar(token)).toMatchObject({
      status: 400,
      error: errorMessages.verificationTokenInvalid,
    });
  },
);

test.each(["", "?token="])("a missing verification token is named: %j", async (query) => {
  const response = await fetch(`${app.url}/api/auth/verificar_email.php${query}`);

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: errorMessages.verificationTokenMissing });
});

test("no token and no password rests in the database", async () => {
  const email = newEmail();
  await registrar(email);
  const [correo] = await waitForCorreos(app, email);
  const { db } = app.database;
  const everything = JSON.stringify([
    await db.selectFrom("correos").selectAll().execute(),
    await db.selectFrom("tokens_correo").selectAll().execute(),
    await db.selectFrom("usuarios").selectAll().execute(),
  ]);

  expect(everything).toContain(email);
  expect(everything).not.toContain(tokenIn(correo as never));
  expect(everything).not.toContain(password);
});

test("asking for the link again answers alike for waiting, verified and unknown addresses; only the first gets a mail", async () => {
  const [waiting, verified, unknown] = [newEmail(), newEmail(), newEmail()];
  await registrar(waiting);
  await registerVerified(verified);
  const answers = [];
  for (const email of [waiting, verified, unknown]) {
    answers.push(await post("reenviar_verificacion.php", { email }));
  }

  expect(answers[0]?.status).toBe(200);
  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  const [newest] = await waitForCorreos(app, waiting, 2);
  expect((await verificar(tokenIn(newest as never))).ok).toBe(true);
  expect(await readCorreos(app, verified)).toHaveLength(1);
  expect(await readCorreos(app, unknown)).toEqual([]);
});

test("one address gets at most five account mails an hour, whatever is asked", async () => {
  const email = newEmail();
  const answers = [await registrar(email)];
  for (let round = 0; round < 8; round++) {
    await post("reenviar_verificacion.php", { email });
    answers.push(await registrar(email));
  }

  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  await waitForCorreos(app, email, 5);
  const { total } = await app.database.db
    .selectFrom("correos")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("para", "=", email)
    .executeTakeFirstOrThrow();
  expect(total).toBe(5);
});

test("unknown address, wrong password and closed account fail with the same bytes", async () => {
  const email = newEmail();
  await registerVerified(email);
  const wrong = await login(email, "otra-clave-larga");
  const unknown = await login(newEmail());
  await app.database.db
    .updateTable("usuarios")
    .set({ activo: 0 })
    .where("email", "=", email)
    .execute();

  expect(wrong).toEqual({ status: 401, text: answer(errorMessages.credentials) });
  expect(unknown).toEqual(wrong);
  expect(await login(email)).toEqual(wrong);
});

test("an account without a password, e.g. of a third party's sign-in, cannot be entered with one", async () => {
  const email = newEmail();
  await registerVerified(email);
  await app.database.db
    .updateTable("usuarios")
    .set({ password_hash: null })
    .where("email", "=", email)
    .execute();

  expect((await login(email)).status).toBe(401);
});

test.each([
  [{ nombre: "Ana", email: "a@b.cl", password: "corta12" }, errorMessages.passwordTooShort],
  [{ nombre: "Ana", email: "a@b.cl", password: "ñ".repeat(129) }, errorMessages.passwordTooLong],
  [{ nombre: "Ana", email: "a@b.cl", password: "ColoColo1" }, errorMessages.passwordCommon],
  [{ nombre: "Ana", email: "no-es-correo", password }, "Ingresa un correo electrónico válido."],
  [{ nombre: "  ", email: "a@b.cl", password }, 'El campo "nombre" es obligatorio.'],
  [{ nombre: "Ana", email: "a@b.cl", password, rol: "admin" }, 'El campo "rol" no se reconoce.'],
])("registration refuses %j", async (body, error) => {
  const { status, text } = await post("registrar.php", body);

  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ error });
  expect(await readCorreos(app, "a@b.cl")).toEqual([]);
});

test("a login with a weaker hash renews it", async () => {
  const email = newEmail();
  await registerVerified(email);
  const { db } = app.database;
  const readHash = async () =>
    (
      await db
        .selectFrom("usuarios")
        .select("password_hash")
        .where("email", "=", email)
        .executeTakeFirstOrThrow()
    ).password_hash;
  // argon2id of "password" with 256 KiB, from the reference implementation's tests.
  const weak =
    "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
  await db
    .updateTable("usuarios")
    .set({ password_hash: weak })
    .where("email", "=", email)
    .execute();

  expect((await login(email, "password")).status).toBe(200);
  expect(await readHash()).toMatch(/^\$argon2id\$v=19\$m=19456,/);
  expect((await login(email, "password")).status).toBe(200);
});
