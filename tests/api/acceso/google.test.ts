import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCliente } from "#rig/builders/builders.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { breakGoogle, codeFor } from "#rig/standins/google.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let serial = 0;
const newEmail = (domain = "gmail.com") => `persona-${++serial}@${domain}`;
const login = (code: string) => shop.client()("loginWithGoogle", { body: { code } });

async function signIn(wanted: Parameters<typeof codeFor>[1]) {
  return login(await codeFor(shop, wanted));
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

async function rowOf(email: string) {
  return shop.database.db
    .selectFrom("usuarios")
    .select(["id", "google_sub", "password_hash", "email_verificado_en", "sesion_version"])
    .where("email", "=", email)
    .execute();
}

const welcomeSubject = "Te damos la bienvenida a Estrato";

/** The keys of the welcomes that stand in the outbox for an address. */
async function welcomesOf(email: string): Promise<string[]> {
  const rows = await shop.database.db
    .selectFrom("correos")
    .select("clave")
    .where("para", "=", email)
    .where("plantilla", "=", "bienvenida")
    .execute();
  return rows.map(({ clave }) => clave);
}

async function buildUnverified(email: string): Promise<void> {
  await shop.client()("registerUsuario", {
    body: { nombre: "Otra persona", email, password: "clave plantada 77" },
  });
}

describe("a sign-in with Google", () => {
  it("makes a verified account without a password for somebody new, and knows them again", async () => {
    const email = newEmail();
    const first = await signIn({ email, nombre: "Elisa Díaz" });
    if (!first.ok) throw new Error(String(first.error));
    expect(claimsOf(first.data.token)).toMatchObject({ nombre: "Elisa Díaz", rol: "cliente" });
    expect((await shop.client(first.data.token)("getCarrito")).ok).toBe(true);
    const again = await signIn({ email, nombre: "Elisa Díaz" });
    expect(again.ok && claimsOf(again.data.token).sub).toBe(claimsOf(first.data.token).sub);
    const rows = await rowOf(email);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ password_hash: null, email_verificado_en: expect.any(Number) });
  });

  it("welcomes whoever is new by mail, once", async () => {
    const email = newEmail();
    await signIn({ email, nombre: "Elisa Díaz" });
    const welcome = await waitForCorreo(shop, email, welcomeSubject);
    expect(welcome.texto).toContain("Hola, Elisa:");
    await signIn({ email, nombre: "Elisa Díaz" });
    expect(await welcomesOf(email)).toEqual([`bienvenida:${(await rowOf(email))[0]?.id}`]);
  });

  it("knows a person by sub when their address changed", async () => {
    const sub = "100000000000000000077";
    const before = await signIn({ email: newEmail(), sub });
    const after = await signIn({ email: newEmail(), sub });
    if (!before.ok || !after.ok) throw new Error("refused");
    expect(claimsOf(after.data.token).sub).toBe(claimsOf(before.data.token).sub);
  });

  it("joins a verified account when Google runs its mailbox", async () => {
    const { id, email } = await buildCliente(shop, { email: newEmail() });
    const result = await signIn({ email });
    expect(result.ok && claimsOf(result.data.token).sub).toBe(String(id));
    expect((await rowOf(email))[0]?.password_hash).not.toBeNull();
    expect(await welcomesOf(email)).toEqual([]);
  });

  it("joins one of an organisation that Google hosts, and no other", async () => {
    const hosted = await buildCliente(shop, { email: newEmail("empresa.example") });
    expect((await signIn({ email: hosted.email, hd: "empresa.example" })).ok).toBe(true);
    const other = await buildCliente(shop, { email: newEmail("correo.example") });
    expect(await signIn({ email: other.email })).toMatchObject({
      status: 409,
      error: expect.stringContaining("Ingresa con tu contraseña"),
    });
    expect((await rowOf(other.email))[0]?.google_sub).toBeNull();
  });

  it("takes an unverified account from whoever planted its password", async () => {
    const email = newEmail();
    await buildUnverified(email);
    const [before] = await rowOf(email);
    expect((await signIn({ email })).ok).toBe(true);
    const [after] = await rowOf(email);
    expect(after).toMatchObject({ password_hash: null, email_verificado_en: expect.any(Number) });
    expect(after?.sesion_version).toBeGreaterThan(before?.sesion_version ?? 0);
    await waitForCorreo(shop, email, welcomeSubject);
    const planted = await shop.client()("login", {
      body: { email, password: "clave plantada 77" },
    });
    expect(planted).toMatchObject({ status: 401 });
  });

  it("never joins an account to a second person", async () => {
    const email = newEmail();
    await signIn({ email, sub: "111" });
    expect(await signIn({ email, sub: "222" })).toMatchObject({ status: 409 });
    expect((await rowOf(email))[0]?.google_sub).toBe("111");
  });

  it("keeps a closed account closed", async () => {
    const email = newEmail();
    await signIn({ email });
    await shop.database.db
      .updateTable("usuarios")
      .set({ activo: 0 })
      .where("email", "=", email)
      .execute();
    expect(await signIn({ email })).toMatchObject({ status: 403 });
  });

  it("makes one account of many first sign-ins at once", async () => {
    const email = newEmail();
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeFor(shop, { email })));
    const results = await Promise.all(codes.map(login));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await rowOf(email)).toHaveLength(1);
    expect(await welcomesOf(email)).toHaveLength(1);
  });
});

describe("a sign-in that is refused", () => {
  it.each([
    ["another audience", { aud: "otra-tienda" }],
    ["another issuer", { iss: "https://otra.example" }],
    ["an expired token", { exp_segundos: -3600 }],
    ["a bad signature", { firma_mala: true }],
  ])("%s", async (_name, bent) => {
    const email = newEmail();
    expect(await signIn({ email, ...bent })).toMatchObject({
      status: 401,
      error: "Google no confirmó tu identidad. Vuelve a intentarlo.",
    });
    expect(await rowOf(email)).toEqual([]);
  });

  it("an address that Google has not verified", async () => {
    const result = await signIn({ email: newEmail(), email_verificado: false });
    expect(result).toMatchObject({ status: 403 });
  });

  it("a code that was used, or never was", async () => {
    const code = await codeFor(shop, { email: newEmail() });
    expect((await login(code)).ok).toBe(true);
    expect(await login(code)).toMatchObject({ status: 401 });
    expect(await login("4/inventado")).toMatchObject({ status: 401 });
  });

  it.each(["error500", "sin_respuesta"])("while Google does not answer: %s", async (falla) => {
    const code = await codeFor(shop, { email: newEmail() });
    await breakGoogle(shop, falla);
    expect(await login(code)).toMatchObject({ status: 503, retryAfterSeconds: expect.any(Number) });
  });
});

describe("the way by redirect", () => {
  it("names our login page, the state and the challenge, and takes the code only with its verifier", async () => {
    const verifier = randomBytes(32).toString("base64url");
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const started = await shop.client()("startGoogleLogin", {
      body: { state: "s".repeat(32), code_challenge: challenge },
    });
    if (!started.ok) throw new Error(String(started.error));
    const url = new URL(started.data.url);
    expect(url.searchParams.get("redirect_uri")).toBe(`${shop.config.shopUrl}/login`);
    expect(url.searchParams.get("code_challenge_method")).toBe("S256");

    const choose = async () => {
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
    };
    const back = await choose();
    expect(back.searchParams.get("state")).toBe("s".repeat(32));
    const code = back.searchParams.get("code") ?? "";
    const result = await shop.client()("loginWithGoogle", {
      body: { code, code_verifier: verifier },
    });
    expect(result.ok).toBe(true);
    const stolen = (await choose()).searchParams.get("code") ?? "";
    const wrong = { code: stolen, code_verifier: "v".repeat(43) };
    expect(await shop.client()("loginWithGoogle", { body: wrong })).toMatchObject({ status: 401 });
  });
});
