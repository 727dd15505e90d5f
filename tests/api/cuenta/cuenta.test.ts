import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import { minutes, seconds } from "#server/time/clock.ts";
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

const next = "otra-clave-muy-larga";

async function signedIn(shop: TestShop) {
  const email = newEmail();
  await auth.registerVerified(email);
  const token = await auth.tokenOf(email);
  return { email, token, api: shop.client(token) };
}

const change = (password_actual: string | undefined, clave = next, confirm_password = clave) => ({
  body: {
    ...(password_actual === undefined ? {} : { password_actual }),
    password: clave,
    confirm_password,
  },
});

describe("changing the password", () => {
  test("needs the current one, ends all other sessions and sends a mail", async ({ shop }) => {
    const { email, token, api } = await signedIn(shop);
    const other = await auth.tokenOf(email);
    const result = await api("changePassword", change(password));
    if (!result.ok) throw new Error(result.error ?? "refused");

    for (const ended of [token, other]) {
      expect(await shop.client(ended)("getCarrito")).toMatchObject({ status: 401 });
    }
    expect((await shop.client(result.data.token)("getCarrito")).ok).toBe(true);
    expect((await auth.login(email)).status).toBe(401);
    expect((await auth.login(email, next)).status).toBe(200);
    const correo = await waitForCorreo(shop, email, "Tu contraseña de Estrato cambió");
    expect(correo.enlaces).toContain(`${shop.config.shopUrl}/recuperar-contrasena`);
  });

  test.for([
    [change("no-es-la-mia"), errorMessages.passwordWrong],
    [change(undefined), errorMessages.passwordWrong],
    [change(password, "corta12"), errorMessages.passwordTooShort],
    [change(password, "ColoColo1"), errorMessages.passwordCommon],
    [change(password, "Tienda2026"), errorMessages.passwordOwn],
    [change(password, "AnaPerez1990"), errorMessages.passwordOwn],
    [change(password, next, "distinta-clave"), errorMessages.passwordMismatch],
  ] as const)("refuses %j", async ([call, error], { shop }) => {
    const { email, api } = await signedIn(shop);

    expect(await api("changePassword", call)).toMatchObject({ status: 422, error });
    expect((await auth.login(email)).status).toBe(200);
  });

  test("invalidates every mailed recovery link", async ({ shop }) => {
    const { email, api } = await signedIn(shop);
    const link = await auth.recover(email);
    expect((await api("changePassword", change(password))).ok).toBe(true);

    expect((await auth.reset(link, "la-del-ladron-1")).status).toBe(400);
  });

  test("of two concurrent changes one succeeds", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const { email, api } = await signedIn(shop);
    const results = await Promise.all([
      api("changePassword", change(password, "primera-clave-1")),
      api("changePassword", change(password, "segunda-clave-2")),
    ]);

    const [won, lost] = results.map(({ status }) => status).sort();
    expect(won).toBe(200);
    // The session ended below it, or it came late enough to read the new password.
    expect([401, 422]).toContain(lost);
    const winner = results[0].ok ? "primera-clave-1" : "segunda-clave-2";
    expect((await auth.login(email, winner)).status).toBe(200);
  });

  test("an account without a password sets its first one only soon after a sign-in", async ({
    shop,
  }) => {
    const { email, api, token } = await signedIn(shop);
    const { db } = shop.database;
    await db
      .updateTable("usuarios")
      .set({ password_hash: null })
      .where("email", "=", email)
      .execute();
    shop.clock.advance(minutes(5) + seconds(1));
    const refused = await api("changePassword", change(undefined));
    expect(refused).toMatchObject({ status: 403, error: errorMessages.freshLoginRequired });
    const renewed = await api("renewSession");
    const renewedApi = shop.client(renewed.ok ? renewed.data.token : token);
    expect(await renewedApi("changePassword", change(undefined))).toMatchObject({ status: 403 });

    shop.clock.advance(-seconds(2));
    expect((await api("changePassword", change(undefined))).ok).toBe(true);
    expect((await auth.login(email, next)).status).toBe(200);
  });
});

describe("the own name", () => {
  test("is changed in the account and in the token, and keeps the session's end", async ({
    shop,
  }) => {
    const { api } = await signedIn(shop);
    const result = await api("updateCuenta", { body: { nombre: "  Ana María " } });
    if (!result.ok) throw new Error(result.error ?? "refused");

    const [, payload = ""] = result.data.token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    expect(claims).toMatchObject({ nombre: "Ana María" });
    const cuenta = await shop.client(result.data.token)("getCuenta");
    expect(cuenta).toMatchObject({ ok: true, data: { nombre: "Ana María" } });
    expect((await api("getCuenta")).ok).toBe(true);
  });

  test.for(["", "   ", "a".repeat(101)])("cannot be %j", async (nombre, { shop }) => {
    const { api } = await signedIn(shop);
    expect(await api("updateCuenta", { body: { nombre } })).toMatchObject({ status: 422 });
  });
});

test("the download holds everything of the caller and nothing of others", async ({ shop }) => {
  const producto_id = await buildProducto(shop, { nombre: "Zorro culpeo", stock: 9 });
  const [ana, other] = [await buildCliente(shop), await buildCliente(shop)];
  for (const { id, token } of [ana, other]) {
    await shop.client(token)("setCarritoLinea", { body: { producto_id, cantidad: 2 } });
    await shop.database.db
      .insertInto("opiniones")
      .values({
        producto_id,
        usuario_id: id,
        nombre_usuario: "Camila Soto",
        calificacion: 5,
        comentario: `De ${id}`,
        creado_en: shop.clock.now(),
      })
      .execute();
  }
  const { direccion_id } = ana;
  for (const { id, email } of [ana, other]) {
    const body = { nombre: "Camila", email, mensaje: `Pregunta de ${id}` };
    await shop.client()("sendMensaje", { body });
  }
  await shop.client(ana.token)("startPago", { body: { direccion_id } });

  expect(await shop.client(ana.token)("getCuenta")).toMatchObject({
    ok: true,
    data: {
      nombre: "Camila Soto",
      email: ana.email,
      rol: "cliente",
      tiene_password: true,
      unida_a_google: false,
      direcciones: [{ id: direccion_id, calle_numero: "Avenida Alemania 4321" }],
      carrito: [{ producto_id, nombre_producto: "Zorro culpeo", cantidad: 2 }],
      pedidos: [{ estado: "pendiente_pago", detalles: [{ producto_id, cantidad: 2 }] }],
      opiniones: [{ producto_id, calificacion: 5, comentario: `De ${ana.id}` }],
      mensajes: [{ mensaje: `Pregunta de ${ana.id}` }],
      sesiones: [{ dispositivo: "Dispositivo desconocido", red: "127.0.x.x" }],
    },
  });
  const response = await fetch(`${shop.url}/api/endpoints/cuenta.php`, {
    headers: { authorization: `Bearer ${ana.token}` },
  });
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).not.toMatch(/argon2|password_hash|sesion_version/);
});

test("an account without a password is not erased by an old sign-in", async ({ shop }) => {
  const { id, token } = await buildCliente(shop);
  shop.clock.advance(minutes(6));
  await shop.database.db
    .updateTable("usuarios")
    .set({ password_hash: null })
    .where("id", "=", id)
    .execute();
  const refused = await shop.client(token)("deleteCuenta", { body: {} });
  expect(refused).toMatchObject({ status: 403, error: errorMessages.freshLoginRequired });
});
