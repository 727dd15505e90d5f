import { createHash, randomBytes } from "node:crypto";
import { describe, expect } from "vitest";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { tokenOf } from "#rig/shop/token-of.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { breakGoogle, codeFor } from "#rig/standins/google.ts";
import { test } from "#rig/test.ts";

let serial = 0;
const newEmail = (domain = "gmail.com") => `persona-${++serial}@${domain}`;
const login = (shop: TestShop, code: string) =>
  shop.client()("loginWithGoogle", { body: { code } });

async function signIn(shop: TestShop, wanted: Parameters<typeof codeFor>[1]) {
  return login(shop, await codeFor(shop, wanted));
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

async function rowOf(shop: TestShop, email: string) {
  return shop.database.db
    .selectFrom("usuarios")
    .select(["id", "google_sub", "password_hash", "email_verificado_en", "sesion_version"])
    .where("email", "=", email)
    .execute();
}

const welcomeSubject = "Te damos la bienvenida a Estrato";

async function welcomesOf(shop: TestShop, email: string): Promise<string[]> {
  const rows = await shop.database.db
    .selectFrom("correos")
    .select("clave")
    .where("para", "=", email)
    .where("plantilla", "=", "bienvenida")
    .execute();
  return rows.map(({ clave }) => clave);
}

async function buildUnverified(shop: TestShop, email: string): Promise<void> {
  await shop.client()("registerUsuario", {
    body: { nombre: "Otra persona", email, password: "clave plantada 77" },
  });
}

describe("a sign-in with Google", () => {
  test("creates a verified account without a password, and finds it again", async ({ shop }) => {
    const email = newEmail();
    const first = await signIn(shop, { email, nombre: "Elisa Díaz" });
    if (!first.ok) throw new Error(String(first.error));
    expect(claimsOf(tokenOf(first.data))).toMatchObject({ nombre: "Elisa Díaz", rol: "cliente" });
    expect((await shop.client(tokenOf(first.data))("getCarrito")).ok).toBe(true);
    const again = await signIn(shop, { email, nombre: "Elisa Díaz" });
    expect(again.ok && claimsOf(tokenOf(again.data)).sub).toBe(claimsOf(tokenOf(first.data)).sub);
    const rows = await rowOf(shop, email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ password_hash: null, email_verificado_en: expect.any(Number) });
  });

  test("sends the welcome mail once", async ({ shop }) => {
    const email = newEmail();
    await signIn(shop, { email, nombre: "Elisa Díaz" });
    const welcome = await waitForCorreo(shop, email, welcomeSubject);
    expect(welcome.texto).toContain("Hola, Elisa:");
    await signIn(shop, { email, nombre: "Elisa Díaz" });
    expect(await welcomesOf(shop, email)).toEqual([
      `bienvenida:${(await rowOf(shop, email))[0]?.id}`,
    ]);
  });

  test("knows a person by sub when their address changed", async ({ shop }) => {
    const sub = "100000000000000000077";
    const before = await signIn(shop, { email: newEmail(), sub });
    const after = await signIn(shop, { email: newEmail(), sub });
    if (!before.ok || !after.ok) throw new Error("refused");
    expect(claimsOf(tokenOf(after.data)).sub).toBe(claimsOf(tokenOf(before.data)).sub);
  });

  test("joins a verified account when Google hosts its mailbox", async ({ shop }) => {
    const { id, email } = await buildCliente(shop, { email: newEmail() });
    const result = await signIn(shop, { email });
    expect(result.ok && claimsOf(tokenOf(result.data)).sub).toBe(String(id));
    expect(await welcomesOf(shop, email)).toEqual([]);
  });

  test("joins one of a domain that Google hosts, and no other", async ({ shop }) => {
    const hosted = await buildCliente(shop, { email: newEmail("empresa.example") });
    expect((await signIn(shop, { email: hosted.email, hd: "empresa.example" })).ok).toBe(true);
    const other = await buildCliente(shop, { email: newEmail("correo.example") });
    expect(await signIn(shop, { email: other.email })).toMatchObject({
      status: 409,
      error: expect.stringContaining("Entra con tu contraseña"),
    });
    expect((await rowOf(shop, other.email))[0]?.google_sub).toBeNull();
  });

  test("makes the account of an address that a stranger registered, without the planted password", async ({
    shop,
  }) => {
    const email = newEmail();
    await buildUnverified(shop, email);
    expect((await signIn(shop, { email })).ok).toBe(true);
    const rows = await rowOf(shop, email);
    expect(rows).toMatchObject([{ password_hash: null, email_verificado_en: expect.any(Number) }]);
    await waitForCorreo(shop, email, welcomeSubject);
    const planted = await shop.client()("login", {
      body: { email, password: "clave plantada 77" },
    });
    expect(planted).toMatchObject({ status: 401 });
  });

  test("never joins an account to a second person", async ({ shop }) => {
    const email = newEmail();
    await signIn(shop, { email, sub: "111" });
    expect(await signIn(shop, { email, sub: "222" })).toMatchObject({ status: 409 });
    expect((await rowOf(shop, email))[0]?.google_sub).toBe("111");
  });

  test("keeps a closed account closed", async ({ shop }) => {
    const email = newEmail();
    await signIn(shop, { email });
    await shop.database.db
      .updateTable("usuarios")
      .set({ activo: 0 })
      .where("email", "=", email)
      .execute();
    expect(await signIn(shop, { email })).toMatchObject({ status: 403 });
  });

  test("makes one account of many first sign-ins at once", { tags: ["both-engines"] }, async ({
    shop,
  }) => {
    const email = newEmail();
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeFor(shop, { email })));
    const results = await Promise.all(codes.map((code) => login(shop, code)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await rowOf(shop, email)).toHaveLength(1);
    expect(await welcomesOf(shop, email)).toHaveLength(1);
  });
});

describe("a sign-in that is refused", () => {
  test.for([
    ["another audience", { aud: "otra-tienda" }],
    ["another issuer", { iss: "https://otra.example" }],
    ["an expired token", { exp_segundos: -3600 }],
    ["a bad signature", { firma_mala: true }],
  ] as const)("%s", async ([_name, bent], { shop }) => {
    const email = newEmail();
    expect(await signIn(shop, { email, ...bent })).toMatchObject({
      status: 401,
      error: "Google no confirmó tu identidad. Vuelve a intentarlo.",
    });
    expect(await rowOf(shop, email)).toEqual([]);
  });

  test("an address that Google has not verified", async ({ shop }) => {
    const result = await signIn(shop, { email: newEmail(), email_verificado: false });
    expect(result).toMatchObject({ status: 403 });
  });

  test("a used or an invented code", async ({ shop }) => {
    const code = await codeFor(shop, { email: newEmail() });
    expect((await login(shop, code)).ok).toBe(true);
    expect(await login(shop, code)).toMatchObject({ status: 401 });
    expect(await login(shop, "4/inventado")).toMatchObject({ status: 401 });
  });

  test.for(["error500", "sin_respuesta"])(
    "while Google does not answer: %s",
    async (falla, { shop }) => {
      const code = await codeFor(shop, { email: newEmail() });
      await breakGoogle(shop, falla);
      expect(await login(shop, code)).toMatchObject({
        status: 503,
        retryAfterSeconds: expect.any(Number),
      });
    },
  );
});

/** The address of Google's page, and the verifier of its challenge. */
async function startRedirect(shop: TestShop) {
  const verifier = randomBytes(32).toString("base64url");
  const code_challenge = createHash("sha256").update(verifier).digest("base64url");
  const started = await shop.client()("startGoogleLogin", {
    body: { state: "s".repeat(32), code_challenge },
  });
  if (!started.ok) throw new Error(String(started.error));
  return { url: new URL(started.data.url), verifier };
}

/** Chooses a person on Google's page; answers the address to which the browser goes back. */
async function choosePerson(shop: TestShop, url: URL): Promise<URL> {
  const response = await fetch(`${shop.standins.url}/google/autorizar`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams([
      ...url.searchParams,
      ["email", newEmail()],
      ["nombre", "Ana"],
      ["verificado", "si"],
    ]),
  });
  return new URL(response.headers.get("location") ?? "");
}

async function finishRedirect(shop: TestShop, url: URL, code_verifier: string) {
  const code = (await choosePerson(shop, url)).searchParams.get("code") ?? "";
  return shop.client()("loginWithGoogle", { body: { code, code_verifier } });
}

describe("the redirect flow", () => {
  test("names our login page, the state and the challenge, and takes the code only with its verifier", async ({
    shop,
  }) => {
    const { url, verifier } = await startRedirect(shop);
    expect(url.searchParams.get("redirect_uri")).toBe(`${shop.config.shopUrl}/login`);
    expect(url.searchParams.get("code_challenge_method")).toBe("S256");
    const back = await choosePerson(shop, url);
    expect(back.searchParams.get("state")).toBe("s".repeat(32));

    expect(await finishRedirect(shop, url, verifier)).toMatchObject({ ok: true });
    expect(await finishRedirect(shop, url, "v".repeat(43))).toMatchObject({ status: 401 });
  });

  test.for([["another nonce", "n".repeat(43)] as const, ["no nonce", null] as const])(
    "refuses an id token with %s",
    async ([_name, nonce], { shop }) => {
      const { url, verifier } = await startRedirect(shop);
      expect(url.searchParams.get("nonce")).toMatch(/^[\w-]{43}$/);
      if (nonce === null) url.searchParams.delete("nonce");
      else url.searchParams.set("nonce", nonce);

      expect(await finishRedirect(shop, url, verifier)).toMatchObject({
        status: 401,
        error: "Google no confirmó tu identidad. Vuelve a intentarlo.",
      });
    },
  );
});
