import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { type CaughtCorreo, waitForCorreo, waitForCorreos } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import { type AuthCalls, createAuthCalls } from "#tests/support/calls/auth-calls.ts";
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

describe("whoever opens the link of their own registration signs in with their own password", () => {
  const sequences = [
    ["a stranger registered before", ["stranger", "owner"]],
    ["a stranger registered after", ["owner", "stranger"]],
    ["strangers registered before and after", ["stranger", "owner", "stranger"]],
    ["a stranger registered between two tries", ["owner", "stranger", "owner"]],
  ] as const;

  test.for(sequences)("in a browser, when %s", async ([_name, sequence]) => {
    const email = newGoogleEmail();
    const ana = owner();
    const correos = new Map<string, CaughtCorreo>();
    for (const who of sequence) {
      correos.set(who, await calls.registerAs(email, who === "owner" ? ana : stranger()));
    }
    const own = correos.get("owner");
    if (!own) throw new Error("no mail");
    expect(await calls.open(own, ana.navegador)).toMatchObject({ status: 200 });

    expect(await calls.signIn(email, stranger())).toBe(401);
    expect(await calls.signIn(email, { password: ana.password })).toBe(200);
    expect(await calls.countRows(email)).toMatchObject({ usuarios: 1, registros: 0 });
  });

  test.for(sequences)("with calls of its own, when %s", async ([_name, sequence]) => {
    const email = newGoogleEmail();
    const { navegador: _, ...ana } = owner();
    const correos = new Map<string, CaughtCorreo>();
    for (const who of sequence) {
      correos.set(who, await calls.registerAs(email, who === "owner" ? ana : stranger()));
    }
    const own = correos.get("owner");
    if (!own) throw new Error("no mail");
    expect(await calls.open(own)).toMatchObject({ status: 200 });

    expect(await calls.signIn(email, stranger())).toBe(401);
    expect(await calls.signIn(email, ana)).toBe(200);
    const other = correos.get("stranger");
    if (!other) throw new Error("no mail");
    expect(await calls.open(other)).toMatchObject({
      status: 400,
      error: errorMessages.verificationTokenInvalid,
    });
  });

  test("also with the link of a stranger's mail, in the browser that registered", async () => {
    const email = newGoogleEmail();
    const ana = owner();
    const planted = await calls.registerAs(email, stranger());
    const own = await calls.registerAs(email, ana);
    expect(await calls.open(planted, ana.navegador)).toMatchObject({ status: 200 });

    expect(await calls.signIn(email, stranger())).toBe(401);
    expect(await calls.signIn(email, { password: ana.password })).toBe(200);
    expect(await calls.open(own, ana.navegador)).toMatchObject({ status: 200 });
    expect(await calls.open(planted, ana.navegador)).toMatchObject({ status: 200 });
    expect(await calls.signIn(email, { password: ana.password })).toBe(200);
  });

  test("also with a link that was sent again", async ({ shop }) => {
    const email = newGoogleEmail();
    const ana = owner();
    await calls.registerAs(email, ana);
    await calls.registerAs(email, stranger());
    await auth.post("reenviar_verificacion.php", { email, navegador: ana.navegador });
    const [again] = await waitForCorreos(shop, email, 3);
    expect((again && (await calls.open(again, ana.navegador)))?.status).toBe(200);

    expect(await calls.signIn(email, stranger())).toBe(401);
    expect(await calls.signIn(email, { password: ana.password })).toBe(200);
  });

  test("a link sent again for several registrations without a browser lets no planted password in", async ({
    shop,
  }) => {
    const email = newGoogleEmail();
    const { navegador: _, ...ana } = owner();
    await calls.registerAs(email, ana);
    await calls.registerAs(email, stranger());
    await auth.post("reenviar_verificacion.php", { email });
    const [again] = await waitForCorreos(shop, email, 3);
    expect((again && (await calls.open(again)))?.status).toBe(200);

    expect(await calls.signIn(email, stranger())).toBe(403);
    expect(await calls.signIn(email, ana)).toBe(403);
  });

  test("the mail greets nobody by the name that was typed", async () => {
    const correo = await calls.registerAs(newGoogleEmail(), stranger());

    expect(correo.texto).not.toContain("Intruso");
    expect(correo.html).not.toContain("Intruso");
    expect(correo.texto).toContain("No fui yo");
  });
});

describe("a link opened by somebody who never registered", () => {
  test("verifies the address and leaves the planted password outside", async () => {
    const email = newGoogleEmail();
    const planted = await calls.registerAs(email, stranger());
    const victim = newBrowser();
    expect(await calls.open(planted, victim)).toMatchObject({ status: 200 });

    expect(await calls.signIn(email, stranger())).toBe(403);
    expect(await calls.signIn(email, { ...stranger(), navegador: newBrowser() })).toBe(403);
    expect(await calls.signIn(email, { password: "otra-clave-larga", navegador: victim })).toBe(
      401,
    );
  });

  test("lets a person in who registered elsewhere and signs in where the link was opened", async ({
    shop,
  }) => {
    const email = newGoogleEmail();
    const { navegador: _, ...ana } = owner();
    const correo = await calls.registerAs(email, ana);
    await calls.registerAs(email, stranger());
    const phone = newBrowser();
    expect(await calls.open(correo, phone)).toMatchObject({ status: 200 });

    expect(await calls.signIn(email, { ...ana, navegador: phone })).toBe(200);
    expect(await calls.signIn(email, { password: ana.password })).toBe(200);
    expect(await calls.signIn(email, stranger())).toBe(401);
    expect(await calls.countRows(email)).toMatchObject({ usuarios: 1, registros: 0, enlaces: 0 });
    const session = await auth.tokenOf(email, ana.password);
    expect(await shop.client(session)("getCuenta")).toMatchObject({
      data: { nombre: "Ana Pérez" },
    });
  });

  test("lets a person in on the browser that registered once they open a link there", async ({
    shop,
  }) => {
    const email = newGoogleEmail();
    const ana = owner();
    const correo = await calls.registerAs(email, ana);
    await calls.open(correo, newBrowser());
    const refused = await auth.post("login.php", {
      email,
      password: ana.password,
      navegador: ana.navegador,
    });
    expect(refused.status).toBe(403);
    expect(JSON.parse(refused.text)).toEqual({ error: errorMessages.passwordUnconfirmed });

    await auth.post("reenviar_verificacion.php", { email, navegador: ana.navegador });
    const again = await waitForCorreo(shop, email, "Verifica tu correo en Estrato", 2);
    expect(await calls.open(again, ana.navegador)).toMatchObject({ status: 200 });
    expect(await calls.signIn(email, { password: ana.password })).toBe(200);
  });

  test("is told of its account by no answer to others", async ({ shop }) => {
    const email = newGoogleEmail();
    const correo = await calls.registerAs(email, stranger());
    await calls.open(correo, newBrowser());
    const ana = owner();
    const fresh = await auth.post("registrar.php", { email, ...ana });
    expect(fresh).toEqual(await auth.post("registrar.php", { email: newGoogleEmail(), ...ana }));

    const own = await waitForCorreo(shop, email, "Verifica tu correo en Estrato", 2);
    expect(await calls.open(own, ana.navegador)).toMatchObject({ status: 200 });
    expect(await calls.signIn(email, { password: ana.password })).toBe(200);
    expect(await calls.signIn(email, stranger())).toBe(401);
  });
});
