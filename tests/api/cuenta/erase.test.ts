// @module-tag both-engines
import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { direccionInput } from "#rig/builders/direccion.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import {
  actAtWebpay,
  finishPayment,
  followRetorno,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { despachoSteps, stepPedido } from "#tests/support/buying/pedidos.ts";
import {
  type AuthCalls,
  createAuthCalls,
  newEmail,
  password,
} from "#tests/support/calls/auth-calls.ts";

let auth: AuthCalls;
let password_hash: string;
test.beforeAll(async ({ shop }) => {
  auth = createAuthCalls(shop);
  password_hash = await shop.app.ctx.passwords.hash(password);
});
const erase = { body: { password } };

async function buildPerson(shop: TestShop, nombre = "Zacarías Único") {
  const producto_id = await buildProducto(shop, { stock: 5 });
  const direccion = { recibe: "Eva Sola", telefono: "+56987650001" };
  const person = await buildCliente(shop, { nombre, email: newEmail(), password_hash, direccion });
  const api = shop.client(person.token);
  await api("setCarritoLinea", { body: { producto_id, cantidad: 2 } });
  return { ...person, producto_id, api };
}

async function everyRow(shop: TestShop): Promise<string> {
  const { db } = shop.database;
  return JSON.stringify([
    await db.selectFrom("usuarios").selectAll().execute(),
    await db.selectFrom("pedidos").selectAll().execute(),
    await db.selectFrom("opiniones").selectAll().execute(),
    await db.selectFrom("direcciones").selectAll().execute(),
    await db.selectFrom("tokens_correo").selectAll().execute(),
    await db.selectFrom("correos").selectAll().where("plantilla", "!=", "cuenta_borrada").execute(),
  ]);
}

test("the pedidos keep their lines, amounts and payment; all personal data is erased", async ({
  shop,
}) => {
  const { id, email, producto_id, direccion_id, api, token } = await buildPerson(shop);
  const payment = await startPayment({ id, email, token, direccion_id, api });
  await finishPayment(shop, payment.token, "aprobar");
  await waitForCorreo(shop, email, "Recibimos tu pago: pedido E-000001");
  await shop.database.db
    .insertInto("opiniones")
    .values({
      producto_id,
      usuario_id: id,
      nombre_usuario: "Zacarías Único",
      calificacion: 4,
      comentario: "Muy buena pieza",
      creado_en: shop.clock.now(),
    })
    .execute();
  await api("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
  await auth.recover(email);
  for (const trace of ["Eva Sola", "+56987650001", "Avenida Alemania 4321"])
    expect(await everyRow(shop)).toContain(trace);

  for (const step of despachoSteps) await stepPedido(shop, 1, step);
  const result = await api("deleteCuenta", erase);
  expect(result).toMatchObject({ ok: true, data: { mensaje: expect.any(String) } });

  const rest = await everyRow(shop);
  for (const trace of [email, "Zacarías", "Eva Sola", "987650001", "Avenida Alemania", "argon2"]) {
    expect(rest).not.toContain(trace);
  }
  const { db } = shop.database;
  const [pedido] = await db
    .selectFrom("pedidos")
    .selectAll()
    .where("usuario_id", "=", id)
    .execute();
  expect(pedido).toMatchObject({ estado: "entregado", nombre: "Cuenta borrada" });
  expect(JSON.parse(pedido?.direccion ?? "")).toMatchObject({
    comuna: "Valparaíso",
    region: "Valparaíso",
    calle_numero: "",
    nota: "",
  });
  expect(JSON.parse(pedido?.pago ?? "")).toMatchObject({ codigo_autorizacion: "1213" });
  const usuario = await db
    .selectFrom("usuarios")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  expect(usuario).toMatchObject({
    nombre: "Cuenta borrada",
    email: `cuenta-borrada-${id}`,
    password_hash: null,
    google_sub: null,
    activo: 0,
    borrado_en: shop.clock.now(),
  });
  expect(await shop.client()("getProducto", { query: { id: producto_id } })).toMatchObject({
    data: { opiniones: [{ nombre_usuario: "Cliente", comentario: "Muy buena pieza" }] },
  });
  const carrito = db
    .selectFrom("carrito_lineas")
    .select("producto_id")
    .where("usuario_id", "=", id);
  expect(await carrito.execute()).toEqual([]);
  expect(await api("getCarrito")).toMatchObject({ status: 401 });
  const correo = await waitForCorreo(shop, email, "Borramos tu cuenta de Estrato");
  expect(correo.texto).toContain("Hola, Zacarías:");
  expect(correo.enlaces).toContain(`${shop.config.shopUrl}/tienda`);
});

test("the address can register again as a new account", async ({ shop }) => {
  const { email, api } = await buildPerson(shop);
  await api("deleteCuenta", erase);
  expect((await auth.login(email)).status).toBe(401);

  expect((await auth.registerUsuario(email)).status).toBe(201);
  const link = await waitForCorreo(shop, email, "Verifica tu correo en Estrato");
  const token = new URL(link.enlaces.find((it) => it.includes("token=")) ?? "").searchParams;
  await auth.verifyEmail(token.get("token") ?? "");
  expect(await shop.client(await auth.tokenOf(email))("getCuenta")).toMatchObject({
    ok: true,
    data: { nombre: "Ana Pérez", pedidos: [], direcciones: [] },
  });
});

test.for([{}, { password: "no-es-la-mia" }, { password: "" }])(
  "the password is required: %j erases nothing",
  async (body, { shop }) => {
    const { api } = await buildPerson(shop);

    expect(await api("deleteCuenta", { body })).toMatchObject({
      status: 422,
      error: errorMessages.passwordWrong,
    });
    expect((await api("getCuenta")).ok).toBe(true);
  },
);

test("an account without a password is erased soon after its sign-in", async ({ shop }) => {
  const { id, api } = await buildPerson(shop);
  const { db } = shop.database;
  await db.updateTable("usuarios").set({ password_hash: null }).where("id", "=", id).execute();

  expect((await api("deleteCuenta", { body: {} })).ok).toBe(true);
});

test("of two administrators who erase their accounts at once, one remains", async ({ shop }) => {
  const people = [await buildPerson(shop), await buildPerson(shop)];
  const { db } = shop.database;
  const ids = people.map(({ id }) => id);
  await db.updateTable("usuarios").set({ rol: "admin" }).where("id", "in", ids).execute();
  const results = await Promise.all(people.map(({ api }) => api("deleteCuenta", erase)));

  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = results.find(({ ok }) => !ok);
  expect(refused).toMatchObject({ error: errorMessages.lastAdmin });
  await db.updateTable("usuarios").set({ rol: "cliente" }).where("id", "in", ids).execute();
});

test("an open payment is closed with the account: its stock is released, and a late return charges nothing", async ({
  shop,
}) => {
  const person = await buildPerson(shop);
  const payment = await startPayment(person);
  expect(await stockOf(shop, person.producto_id)).toBe(3);
  const retorno = await actAtWebpay(shop, payment.token, { accion: "aprobar" });
  expect((await person.api("deleteCuenta", erase)).ok).toBe(true);
  expect(await stockOf(shop, person.producto_id)).toBe(5);

  const page = await followRetorno(retorno);
  expect(page.searchParams.get("status")).toBe("cancelled");
  const [transaccion] = await listTransacciones(shop);
  expect(transaccion).toMatchObject({ token: payment.token, captured_amount: 0 });
  expect(await stockOf(shop, person.producto_id)).toBe(5);
});

test("a payment that ended before the account is not revived by its late return", async ({
  shop,
}) => {
  const person = await buildPerson(shop);
  const payment = await startPayment(person);
  const retorno = await actAtWebpay(shop, payment.token, { accion: "aprobar" });
  const { db } = shop.database;
  await db
    .updateTable("pago_intentos")
    .set({ estado: "expirado" })
    .where("token", "=", payment.token)
    .execute();
  expect((await person.api("deleteCuenta", erase)).ok).toBe(true);
  await followRetorno(retorno);

  const [transaccion] = await listTransacciones(shop);
  expect(transaccion).toMatchObject({ token: payment.token, captured_amount: 0 });
});

test("an account cannot be erased while its payment is being confirmed", async ({ shop }) => {
  const person = await buildPerson(shop);
  const payment = await startPayment(person);
  const { db } = shop.database;
  await db
    .updateTable("pago_intentos")
    .set({ estado: "confirmando" })
    .where("token", "=", payment.token)
    .execute();

  expect(await person.api("deleteCuenta", erase)).toMatchObject({
    status: 409,
    error: errorMessages.paymentInProgress,
  });
  expect((await person.api("getCuenta")).ok).toBe(true);
});

test("a call concurrent with the erasure writes no personal data", async ({ shop }) => {
  const { id, api } = await buildPerson(shop);
  const saves = Array.from({ length: 10 }, () => api("createDireccion", { body: direccionInput }));
  const [result, ...saved] = await Promise.all([api("deleteCuenta", erase), ...saves]);

  expect(result.ok).toBe(true);
  for (const { status } of saved) expect([201, 401]).toContain(status);
  const left = await shop.database.db
    .selectFrom("direcciones")
    .select("id")
    .where("usuario_id", "=", id)
    .execute();
  expect(left).toEqual([]);
});

test("of ten erasures at once one succeeds and one mail is sent", async ({ shop }) => {
  const { email, api } = await buildPerson(shop);
  const calls = Array.from({ length: 10 }, () => api("deleteCuenta", erase));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 401)).toHaveLength(9);
  await waitForCorreo(shop, email, "Borramos tu cuenta de Estrato");
});
