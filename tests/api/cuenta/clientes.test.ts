// @module-tag both-engines
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { clientesMessages as messages } from "#server/modules/cuenta/clientes/clientes.messages.ts";
import { buildDoubt } from "#tests/support/buying/doubts.ts";
import { newGuestEmail, startAsGuest } from "#tests/support/buying/guest.ts";
import { adminApi, buyPedido, despachoSteps, stepPedido } from "#tests/support/buying/pedidos.ts";
import { acceptPeticion, askPeticion, buildPeticion } from "#tests/support/calls/peticiones.ts";
import { tienda } from "#tests/support/calls/tienda-command.ts";

const test = freshShopTest();

/** Answers the number of the pedido. */
async function buyAsGuest(shop: TestShop, email: string, from?: string): Promise<number> {
  const producto_id = await buildProducto(shop, { stock: 9 });
  const lineas = [{ producto_id, cantidad: 1 }];
  const wish = { email, lineas, ...(from !== undefined && { from }) };
  const { token } = await startAsGuest(shop, wish);
  const page = await finishPayment(shop, token, "aprobar");
  return Number(page.searchParams.get("order_id"));
}

async function deliver(shop: TestShop, id: number): Promise<void> {
  for (const step of despachoSteps) await stepPedido(shop, id, step);
}

async function listed(shop: TestShop, q?: string) {
  const api = await adminApi(shop, "Quien mira");
  const result = await api("listClientes", { query: q === undefined ? {} : { q } });
  if (!result.ok) throw new Error(String(result.error));
  const others = result.data.filter(({ nombre }) => nombre !== "Quien mira");
  return { rows: others, total: Number(result.headers["x-total-count"]), api };
}

/** By the search of the list: nobody knows the number of a guest. */
async function idOf(shop: TestShop, email: string): Promise<string> {
  const { rows } = await listed(shop, email);
  return String(rows.find((row) => row.email === email)?.id);
}

test("lists accounts and guests once each, and finds them by name without accents, address and telephone", async ({
  shop,
}) => {
  const person = await buildCliente(shop, { nombre: "José Ñancupil" });
  const email = newGuestEmail();
  await buyAsGuest(shop, email);
  // From another network the address gets another row of usuarios.
  const { db } = shop.database;
  const second = { email: "invitado-2", nombre: "Invitado", rol: "cliente", creado_en: 1 } as const;
  const { id } = await db
    .insertInto("usuarios")
    .values({ ...second, activo: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("invitados").values({ usuario_id: id, email, creado_en: 1 }).execute();

  const { rows } = await listed(shop);
  expect(rows).toEqual([
    expect.objectContaining({ email, nombre: "Beto Rojas", con_cuenta: false, pedidos: 1 }),
    expect.objectContaining({ id: person.id, email: person.email, con_cuenta: true, pedidos: 0 }),
  ]);
  const found = async (q: string) => (await listed(shop, q)).rows.map((row) => row.email);
  expect(await found("jose nancupil")).toEqual([person.email]);
  expect(await found(person.email.toUpperCase())).toEqual([person.email]);
  expect(await found("rojas beto")).toEqual([email]);
  expect(await found("987654321")).toEqual([email]);
  expect(await found("nadie")).toEqual([]);
  // The pedido is found by its piece, who bought it is not.
  expect(await found("figura")).toEqual([]);
});

test("a guest who has an account now is listed as the account, with all that was bought", async ({
  shop,
}) => {
  const ana = await buildCliente(shop, { nombre: "Ana Pérez" });
  const pedido = await buyAsGuest(shop, ana.email);
  const { rows, total, api } = await listed(shop);
  // With the administrator.
  expect(total).toBe(2);
  expect(rows).toMatchObject([{ id: ana.id, nombre: "Ana Pérez", pedidos: 1 }]);
  const one = await api("getCliente", { query: { id: String(ana.id) } });
  expect(one).toMatchObject({ data: { con_cuenta: true, pedidos: [{ id: pedido }] } });
});

test("shows what a person bought, wrote and asked, also by a solicitud and a mensaje", async ({
  shop,
}) => {
  const { ana, id } = await buyPedido(shop);
  const api = await adminApi(shop);
  const { email, id: usuario_id } = await accountOf(shop, ana.token);
  await shop.client()("sendMensaje", { body: { nombre: "Ana", email, mensaje: "¿Cuándo llega?" } });
  await api("addPedidoNota", { body: { pedido_id: id, texto: "Prefiere la mañana" } });
  const peticion = await buildPeticion(shop, { email, tipo: "supresion" });
  const one = await api("getCliente", { query: { id: String(usuario_id) } });
  expect(one).toMatchObject({
    data: {
      email,
      pedidos: [{ id, estado: "pagado" }],
      mensajes: [{ mensaje: "¿Cuándo llega?" }],
      notas: [{ pedido_id: id, texto: "Prefiere la mañana" }],
      peticiones: [{ tipo: "supresion", estado: "abierta" }],
      motivo: messages.undelivered,
    },
  });
  const { id: mensaje } = await shop.database.db
    .selectFrom("mensajes_contacto")
    .select("id")
    .executeTakeFirstOrThrow();
  for (const other of [`solicitud-${peticion}`, `mensaje-${mensaje}`]) {
    const same = await api("getCliente", { query: { id: other } });
    expect(same.ok && same.data, other).toEqual(one.ok && one.data);
  }
});

test("knows nobody by a solicitud that was not confirmed: anybody can type an address", async ({
  shop,
}) => {
  const { email } = await buildCliente(shop);
  await askPeticion(shop, { email });
  const { id } = await shop.database.db
    .selectFrom("peticiones")
    .select("id")
    .executeTakeFirstOrThrow();
  const api = await adminApi(shop);
  const query = { id: `solicitud-${id}` };
  expect(await api("getCliente", { query })).toMatchObject({ status: 404 });
  expect(await api("exportCliente", { query })).toMatchObject({ status: 404 });
});

test.for(["account", "guest"] as const)(
  "exports of a known %s what the command line writes",
  async (kind, { shop }) => {
    const guest = newGuestEmail();
    if (kind === "guest") await buyAsGuest(shop, guest);
    const email = kind === "guest" ? guest : (await buildCliente(shop)).email;
    const id = await idOf(shop, email);
    // Both files tell when a mail left.
    const { db } = shop.database;
    const unsent = db.selectFrom("correos").select("id").where("enviado_en", "is", null);
    await expect.poll(() => unsent.execute()).toEqual([]);
    const path = join(shop.config.dataDir, `${kind}.json`);
    expect(await tienda(shop, "personas", "exportar", email, path)).toMatchObject({ status: 0 });
    const { api } = await listed(shop);
    const exported = await api("exportCliente", { query: { id } });
    if (!exported.ok) throw new Error(String(exported.error));
    expect(exported.headers["cache-control"]).toContain("no-store");
    expect(exported.data).toEqual(JSON.parse(readFileSync(path, "utf8")));
  },
);

test("erases an account as the person does, and leaves one trace in each trail", async ({
  shop,
}) => {
  const { ana, id: pedido } = await buyPedido(shop);
  const { email, id } = await accountOf(shop, ana.token);
  const admin = await buildAdmin(shop);
  const api = shop.client(admin.token);
  const erase = (correo: string) =>
    api("deleteCliente", { query: { id: String(id) }, body: { correo } });
  expect(await erase("otra@correo.cl")).toMatchObject({
    status: 422,
    campos: { correo: messages.correoDiffers },
  });
  expect(await erase(email)).toMatchObject({ status: 409, error: messages.undelivered });
  await deliver(shop, pedido);
  expect(await erase(email.toUpperCase())).toMatchObject({
    ok: true,
    data: { mensaje: messages.erasedCuenta },
  });
  expect(await api("getCliente", { query: { id: String(id) } })).toMatchObject({ status: 404 });
  expect(await erase(email)).toMatchObject({ status: 404 });
  expect((await listed(shop, email)).rows).toEqual([]);
  const { db } = shop.database;
  const events = db
    .selectFrom("eventos_seguridad")
    .select(["usuario_id", "datos"])
    .where("tipo", "=", "borrado");
  expect(await events.execute()).toEqual([
    { usuario_id: admin.id, datos: JSON.stringify({ sobre_usuario_id: id }) },
  ]);
  const acts = db
    .selectFrom("auditoria")
    .select(["usuario_id", "entidad", "entidad_id"])
    .where("accion", "=", messages.acts.erased);
  expect(await acts.execute()).toEqual([
    { usuario_id: admin.id, entidad: "usuario", entidad_id: id },
  ]);
  const { config, clock } = shop;
  expect(await checkDatabase(db, { config, now: clock.now() })).toEqual([]);
});

test("erases who bought without an account, by what they asked", async ({ shop }) => {
  const email = newGuestEmail();
  await deliver(shop, await buyAsGuest(shop, email));
  const peticion = await buildPeticion(shop, { email, tipo: "supresion" });
  const api = await adminApi(shop);
  const query = { id: `solicitud-${peticion}` };
  expect(await api("deleteCliente", { query, body: { correo: email } })).toMatchObject({
    data: { mensaje: messages.erasedInvitado },
  });
  // The proof of an open one stays: it is still to be answered.
  expect(await api("getCliente", { query })).toMatchObject({
    data: { nombre: "", pedidos: [], mensajes: [], peticiones: [{ estado: "abierta" }] },
  });
  await acceptPeticion(shop, peticion);
});

test("erases nobody while a payment is in doubt, and says so to the owner", async ({ shop }) => {
  const { ana } = await buildDoubt(shop);
  const { email, id } = await accountOf(shop, ana.token);
  const api = await adminApi(shop);
  const query = { id: String(id) };
  expect(await api("deleteCliente", { query, body: { correo: email } })).toMatchObject({
    status: 409,
    error: messages.paying,
  });
  expect(await api("getCliente", { query })).toMatchObject({ data: { email } });
});

test("keeps who administers the shop", async ({ shop }) => {
  const [api, other] = [await adminApi(shop), await buildAdmin(shop)];
  const query = { id: String(other.id) };
  expect(await api("getCliente", { query })).toMatchObject({
    data: { es_admin: true, motivo: messages.adminStays },
  });
  expect(await api("deleteCliente", { query, body: { correo: other.email } })).toMatchObject({
    status: 409,
    error: messages.adminStays,
  });
});

async function accountOf(shop: TestShop, token: string): Promise<{ id: number; email: string }> {
  const cuenta = await shop.client(token)("getCuenta");
  if (!cuenta.ok) throw new Error(String(cuenta.error));
  return shop.database.db
    .selectFrom("usuarios")
    .select(["id", "email"])
    .where("email", "=", cuenta.data.email)
    .executeTakeFirstOrThrow();
}
