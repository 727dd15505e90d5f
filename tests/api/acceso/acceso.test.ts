import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { readCorreos, tokenIn, waitForCorreo, waitForCorreos } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import {
  type AuthCalls,
  createAuthCalls,
  newEmail,
  password,
} from "#tests/support/calls/auth-calls.ts";

let auth: AuthCalls;
test.beforeAll(async ({ shop }) => {
  auth = createAuthCalls(shop);
});

const answer = (error: string) => JSON.stringify({ error });

test("an address is one account however it is typed", async ({ shop }) => {
  const email = newEmail();
  await auth.registerVerified(email);

  expect((await auth.login(`  ${email.toUpperCase()} `)).status).toBe(200);
  expect((await auth.registerUsuario(email.toUpperCase())).status).toBe(201);
  await waitForCorreo(shop, email, "Ya tienes una cuenta en Estrato");
});

test("registering a taken address answers the same bytes, changes nothing and tells its owner", async ({
  shop,
}) => {
  const email = newEmail();
  const fresh = await auth.registerUsuario(email);
  const [correo] = await waitForCorreos(shop, email);
  await auth.verifyEmail(tokenIn(correo));

  expect(await auth.registerUsuario(email, "Otra Persona", "otra-clave-larga")).toEqual(fresh);
  const notice = await waitForCorreo(shop, email, "Ya tienes una cuenta en Estrato");
  expect(notice.texto).toContain("Hola, Ana:");
  expect(notice.texto).not.toContain("token=");
  expect(notice.enlaces).toContain(`${shop.config.shopUrl}/recuperar-contrasena`);
  expect((await auth.login(email, "otra-clave-larga")).status).toBe(401);
  expect((await auth.login(email)).status).toBe(200);
});

test("the first verification welcomes a person once, however often the link is opened", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  const email = newEmail();
  await auth.registerUsuario(email);
  const token = await auth.readToken(email);
  await Promise.all(Array.from({ length: 5 }, () => auth.verifyEmail(token)));

  const welcome = await waitForCorreo(shop, email, "Te damos la bienvenida a Estrato");
  expect(welcome.texto).toContain("Hola, Ana:");
  expect(welcome.enlaces).toContain(`${shop.config.shopUrl}/tienda`);
  expect(welcome.html).toContain(`href="${shop.config.shopUrl}/tienda"`);
  const rows = await shop.database.db
    .selectFrom("correos")
    .select("id")
    .where("para", "=", email)
    .where("plantilla", "=", "bienvenida")
    .execute();
  expect(rows).toHaveLength(1);
});

test("ten equal registrations of one address at once are one, and get ten equal answers", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 10 }, () => auth.registerUsuario(email)));

  expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
  const rows = await shop.database.db
    .selectFrom("registros")
    .select("id")
    .where("email", "=", email)
    .execute();
  expect(rows).toHaveLength(1);
});

test("stores no token and no password in the clear", async ({ shop }) => {
  const email = newEmail();
  await auth.registerUsuario(email);
  const [correo] = await waitForCorreos(shop, email);
  const { db } = shop.database;
  const everything = JSON.stringify([
    await db.selectFrom("correos").selectAll().execute(),
    await db.selectFrom("tokens_correo").selectAll().execute(),
    await db.selectFrom("usuarios").selectAll().execute(),
    await db.selectFrom("registros").selectAll().execute(),
    await db.selectFrom("enlaces_registro").selectAll().execute(),
  ]);

  expect(everything).toContain(email);
  expect(everything).not.toContain(tokenIn(correo));
  expect(everything).not.toContain(password);
});

test("unknown address, wrong password and closed account fail with the same bytes", async ({
  shop,
}) => {
  const email = newEmail();
  await auth.registerVerified(email);
  const wrong = await auth.login(email, "otra-clave-larga");
  const unknown = await auth.login(newEmail());
  await shop.database.db
    .updateTable("usuarios")
    .set({ activo: 0 })
    .where("email", "=", email)
    .execute();

  expect(wrong).toEqual({ status: 401, text: answer(errorMessages.credentials) });
  expect(unknown).toEqual(wrong);
  expect(await auth.login(email)).toEqual(wrong);
});

test("an account without a password, e.g. one made with Google, accepts no password login", async ({
  shop,
}) => {
  const email = newEmail();
  await auth.registerVerified(email);
  await shop.database.db
    .updateTable("usuarios")
    .set({ password_hash: null })
    .where("email", "=", email)
    .execute();

  expect((await auth.login(email)).status).toBe(401);
});

test.for([
  [{ nombre: "Ana", email: "a@b.cl", password: "corta12" }, errorMessages.passwordTooShort],
  [{ nombre: "Ana", email: "a@b.cl", password: "ñ".repeat(129) }, errorMessages.passwordTooLong],
  [{ nombre: "Ana", email: "a@b.cl", password: "ColoColo1" }, errorMessages.passwordCommon],
  [{ nombre: "Ana", email: "a@b.cl", password: "sunshine12" }, errorMessages.passwordCommon],
  [{ nombre: "Ana", email: "a@b.cl", password: "password123!" }, errorMessages.passwordCommon],
  [{ nombre: "Ana", email: "a@b.cl", password: " ".repeat(8) }, errorMessages.passwordCommon],
  [{ nombre: "Ana", email: "a@b.cl", password: "estrato-2026" }, errorMessages.passwordOwn],
  [{ nombre: "Ana Zapata", email: "a@b.cl", password: "Zapata-1990" }, errorMessages.passwordOwn],
  [{ nombre: "Ana", email: "a@ripio.cl", password: "Ripio-1990" }, errorMessages.passwordOwn],
  [{ nombre: "Ana", email: "no-es-correo", password }, "Ingresa un correo electrónico válido."],
  [{ nombre: "  ", email: "a@b.cl", password }, "Ingresa tu nombre."],
  [{ nombre: "Ana", email: "a@b.cl", password, rol: "admin" }, 'El campo "rol" no se reconoce.'],
] as const)("registration refuses %j", async ([body, error], { shop }) => {
  const { status, text } = await auth.post("registrar.php", body);

  expect(status).toBe(422);
  expect(JSON.parse(text)).toMatchObject({ error });
  expect(await readCorreos(shop, "a@b.cl")).toEqual([]);
});

test("a login with a weaker hash renews it", async ({ shop }) => {
  const email = newEmail();
  await auth.registerVerified(email);
  const { db } = shop.database;
  const readHash = async () =>
    (
      await db
        .selectFrom("usuarios")
        .select("password_hash")
        .where("email", "=", email)
        .executeTakeFirstOrThrow()
    ).password_hash;
  // Tests hash with 512 KiB. argon2id of "password" with 256 KiB, from the reference implementation's tests.
  const weak =
    "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
  await db
    .updateTable("usuarios")
    .set({ password_hash: weak })
    .where("email", "=", email)
    .execute();

  expect((await auth.login(email, "password")).status).toBe(200);
  expect(await readHash()).toMatch(/^\$argon2id\$v=19\$m=512,/);
  expect((await auth.login(email, "password")).status).toBe(200);
});
