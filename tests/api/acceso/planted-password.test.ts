import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { tokenOf } from "#rig/shop/token-of.ts";
import { tokenIn, waitForCorreo } from "#rig/standins/correo.ts";
import { codeFor } from "#rig/standins/google.ts";
import { test } from "#rig/test.ts";
import { pruneRegistros } from "#server/modules/acceso/index.ts";
import { days, hours } from "#server/time/clock.ts";
import {
  type AuthCalls,
  createAuthCalls,
  recoverySubject,
} from "#tests/support/calls/auth-calls.ts";
import {
  createRegistroCalls,
  newBrowser,
  newGoogleEmail,
  owner,
  type RegistroCalls,
  stranger,
} from "#tests/support/calls/registro-calls.ts";

let auth: AuthCalls;
let calls: RegistroCalls;
test.beforeAll(async ({ shop }) => {
  auth = createAuthCalls(shop);
  calls = createRegistroCalls(shop);
});

describe("no planted password works once the owner", () => {
  test("signed in with Google, before or after a link was opened", async ({ shop }) => {
    for (const isOpened of [false, true]) {
      const email = newGoogleEmail();
      const planted = await calls.registerAs(email, stranger());
      if (isOpened) await calls.open(planted, newBrowser());
      const code = await codeFor(shop, { email, nombre: "Ana Pérez" });
      const entered = await shop.client()("loginWithGoogle", { body: { code } });
      if (!entered.ok) throw new Error(String(entered.error));

      expect(await calls.signIn(email, stranger())).toBe(401);
      if (!isOpened) expect(await calls.open(planted)).toMatchObject({ status: 400 });
      expect(await calls.signIn(email, stranger())).toBe(401);
      const cuenta = await shop.client(tokenOf(entered.data))("getCuenta");
      expect(cuenta).toMatchObject({ data: { nombre: "Ana Pérez", tiene_password: false } });
      expect(await calls.countRows(email)).toMatchObject({ usuarios: 1, registros: 0 });
    }
  });

  test("recovered, and the account does not carry the stranger's name", async ({ shop }) => {
    const email = newGoogleEmail();
    const planted = await calls.registerAs(email, stranger());
    const next = "la-clave-de-la-duena";
    expect((await auth.reset(await auth.recover(email), next)).status).toBe(200);

    expect(await calls.signIn(email, stranger())).toBe(401);
    expect(await calls.open(planted)).toMatchObject({ status: 400 });
    const welcome = await waitForCorreo(shop, email, "Te damos la bienvenida a Estrato");
    expect(welcome.texto).not.toContain("Intruso");
    const cuenta = await shop.client(await auth.tokenOf(email, next))("getCuenta");
    expect(cuenta).toMatchObject({ data: { nombre: email.split("@")[0] } });
  });

  test("recovered after opening the stranger's link", async () => {
    const email = newGoogleEmail();
    const planted = await calls.registerAs(email, stranger());
    await calls.open(planted, newBrowser());
    const next = "la-clave-de-la-duena";
    expect((await auth.reset(await auth.recover(email), next)).status).toBe(200);

    expect(await calls.signIn(email, stranger())).toBe(401);
    expect(await calls.signIn(email, { password: next })).toBe(200);
    expect(await calls.countRows(email)).toMatchObject({ usuarios: 1, registros: 0, enlaces: 0 });
  });

  test("said «No fui yo», and the other registrations stay", async () => {
    const email = newGoogleEmail();
    const ana = owner();
    const planted = await calls.registerAs(email, stranger());
    const own = await calls.registerAs(email, ana);
    const answers = [await calls.reject(planted), await calls.reject(planted)];
    expect(answers[0]).toMatchObject({ status: 200, data: { mensaje: expect.any(String) } });
    expect(answers[1]).toMatchObject({ status: 200 });

    expect(await calls.open(planted, newBrowser())).toMatchObject({ status: 400 });
    expect(await calls.signIn(email, stranger())).toBe(401);
    expect(await calls.open(own, ana.navegador)).toMatchObject({ status: 200 });
    expect(await calls.signIn(email, { password: ana.password })).toBe(200);
    expect(await calls.reject(own)).toMatchObject({
      status: 409,
      error: errorMessages.registroActive,
    });
    expect(await calls.signIn(email, { password: ana.password })).toBe(200);
  });

  test("said «No fui yo» after opening the link: nothing of the account is left", async () => {
    const email = newGoogleEmail();
    const planted = await calls.registerAs(email, stranger());
    await calls.open(planted, newBrowser());
    expect(await calls.reject(planted)).toMatchObject({ status: 200 });

    expect(await calls.countRows(email)).toEqual({ usuarios: 0, registros: 0, enlaces: 0 });
    expect(await calls.signIn(email, stranger())).toBe(401);
    expect(
      await calls.reject({ ...planted, enlaces: ["https://x.test/?token=inventado"] }),
    ).toMatchObject({ status: 200 });
  });
});

describe("a registration", () => {
  test("goes after 72 hours, with its links, and the address is free again", async ({ shop }) => {
    const email = newGoogleEmail();
    const ana = owner();
    const correo = await calls.registerAs(email, ana);
    shop.clock.advance(hours(72) - 1);
    await pruneRegistros(shop.app.ctx);
    expect(await calls.countRows(email)).toMatchObject({ registros: 1, enlaces: 0 });
    expect(await calls.open(correo, ana.navegador)).toMatchObject({ status: 400 });
    shop.clock.advance(1);
    expect(await calls.signIn(email, ana)).toBe(401);
    await pruneRegistros(shop.app.ctx);
    expect(await calls.countRows(email)).toEqual({ usuarios: 0, registros: 0, enlaces: 0 });
    shop.clock.advance(days(-3));
  });

  test("that was sent twice is one, and its links both work", async () => {
    const email = newGoogleEmail();
    const ana = owner();
    const first = await calls.registerAs(email, ana);
    const second = await calls.registerAs(email, ana);
    expect(await calls.countRows(email)).toMatchObject({ registros: 1 });

    expect(await calls.open(first)).toMatchObject({ status: 200 });
    expect(await calls.open(second)).toMatchObject({ status: 200 });
    expect(await calls.signIn(email, { password: ana.password })).toBe(200);
  });

  test("is answered 403 before its link was opened, whatever others registered", async () => {
    const email = newGoogleEmail();
    const ana = owner();
    await calls.registerAs(email, stranger());
    await calls.registerAs(email, ana);
    await calls.registerAs(email, { ...stranger(), password: "otra-clave-plantada" });

    const refused = await auth.post("login.php", { email, password: ana.password });
    expect(refused).toEqual({
      status: 403,
      text: JSON.stringify({ error: errorMessages.unverified }),
    });
    expect(await calls.signIn(email, { password: "no-es-de-nadie-9" })).toBe(401);
  });

  test("keeps no browser's value and no token in the clear", async ({ shop }) => {
    const email = newGoogleEmail();
    const ana = owner();
    const correo = await calls.registerAs(email, ana);
    const { db } = shop.database;
    const everything = JSON.stringify([
      await db.selectFrom("registros").selectAll().execute(),
      await db.selectFrom("enlaces_registro").selectAll().execute(),
      await db.selectFrom("accesos_conocidos").selectAll().execute(),
    ]);

    expect(everything).toContain(email);
    for (const secret of [ana.navegador, ana.password, tokenIn(correo)]) {
      expect(everything).not.toContain(secret);
    }
  });
});

describe("joining Google to an account with a password", () => {
  test("drops the password, ends its sessions and links, and tells the owner by mail", async ({
    shop,
  }) => {
    const email = newGoogleEmail();
    await auth.registerVerified(email);
    const session = await auth.tokenOf(email);
    const recovery = await auth.recover(email);
    const code = await codeFor(shop, { email, nombre: "Otro Nombre" });
    const entered = await shop.client()("loginWithGoogle", { body: { code } });
    if (!entered.ok) throw new Error(String(entered.error));

    expect((await auth.login(email)).status).toBe(401);
    expect(await shop.client(session)("getCarrito")).toMatchObject({ status: 401 });
    expect((await auth.reset(recovery, "otra-clave-muy-larga")).status).toBe(400);
    const cuenta = await shop.client(tokenOf(entered.data))("getCuenta");
    expect(cuenta).toMatchObject({
      data: { nombre: "Ana Pérez", tiene_password: false, unida_a_google: true },
    });
    const notice = await waitForCorreo(shop, email, "Uniste Google a tu cuenta de Estrato");
    expect(notice.enlaces).toContain(`${shop.config.shopUrl}/recuperar-contrasena`);
    await auth.post("solicitar_recuperacion.php", { email });
    await waitForCorreo(shop, email, recoverySubject, 2);
  });
});
