import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { secretIn, waitForCorreo } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { stockOf } from "#tests/support/buying/buyer.ts";
import { enlaceOf, newGuestEmail, startAsGuest } from "#tests/support/buying/guest.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { askPeticion } from "#tests/support/calls/peticiones.ts";

const test = freshShopTest({ env: { RATE_LIMIT_FACTOR: "1", PROXY_HOPS: "1" } });

async function buyAsGuest(shop: TestShop, email: string): Promise<number> {
  const producto_id = await buildProducto(shop, { stock: 9 });
  const { token } = await startAsGuest(shop, { email, lineas: [{ producto_id, cantidad: 2 }] });
  const page = await finishPayment(shop, token, "aprobar");
  return Number(page.searchParams.get("order_id"));
}

const idsOf = async (shop: TestShop, token: string) => {
  const listed = await shop.client(token)("listPedidos");
  return listed.ok ? listed.data.map(({ id }) => id) : [];
};

async function expectNoFault(shop: TestShop): Promise<void> {
  const { database, config, clock } = shop;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
}

/** The secret of the link to the data of an address. */
async function datosEnlaceOf(shop: TestShop, email: string): Promise<string> {
  await shop.client()("requestDatosInvitado", { body: { email } });
  await shop.app.outbox.runOnce();
  const correo = await waitForCorreo(shop, email, /^Tus datos en/);
  return secretIn(correo, "/mis-datos/");
}

describe("a verified account", () => {
  test("finds what was bought with its address, and nothing else", async ({ shop }) => {
    const email = newGuestEmail();
    const own = await buyAsGuest(shop, email);
    const other = await buyAsGuest(shop, newGuestEmail());
    const enlace = await enlaceOf(shop, email);
    const ana = await buildCliente(shop, { email });
    expect(await idsOf(shop, ana.token)).toEqual([own]);
    const asked = await shop.client(ana.token)("getPedido", { query: { id: other } });
    expect(asked).toMatchObject({ status: 404 });
    expect(await shop.client()("openPedidoEnlace", { body: { enlace } })).toMatchObject({
      ok: true,
    });
    const { db } = shop.database;
    const left = db.selectFrom("invitados").select("usuario_id").where("email", "=", email);
    expect(await left.execute()).toEqual([]);
    await expectNoFault(shop);
  });

  test("finds a payment that is under way once it has ended", async ({ shop }) => {
    const email = newGuestEmail();
    const producto_id = await buildProducto(shop, { stock: 1 });
    const { token } = await startAsGuest(shop, { email, lineas: [{ producto_id, cantidad: 1 }] });
    const ana = await buildCliente(shop, { email });
    expect(await idsOf(shop, ana.token)).toEqual([]);
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    expect(await idsOf(shop, ana.token)).toEqual([Number(page.searchParams.get("order_id"))]);
    expect(await stockOf(shop, producto_id)).toBe(0);
    await expectNoFault(shop);
  });

  test("finds nothing that was only begun, whoever typed its address, until it is paid after all", async ({
    shop,
  }) => {
    const email = newGuestEmail();
    const own = await buyAsGuest(shop, email);
    const producto_id = await buildProducto(shop, { stock: 9 });
    const lineas = [{ producto_id, cantidad: 1 }];
    const refused = await startAsGuest(shop, { email, lineas });
    await finishPayment(shop, refused.token, "rechazar");
    const stranger = await startAsGuest(shop, { email, lineas, from: "203.0.113.9" });
    await finishPayment(shop, stranger.token, "anular");
    const ana = await buildCliente(shop, { email });
    expect(await idsOf(shop, ana.token)).toEqual([own]);
    const cuenta = await shop.client(ana.token)("getCuenta");
    expect(cuenta).toMatchObject({ ok: true, data: { pedidos: [{ id: own }] } });

    const again = await startAsGuest(shop, { email, lineas });
    const page = await finishPayment(shop, again.token, "aprobar");
    const paid = Number(page.searchParams.get("order_id"));
    expect(await idsOf(shop, ana.token)).toEqual([paid, own]);
    await expectNoFault(shop);
  });

  test("is erased with what was bought without it", async ({ shop }) => {
    const email = newGuestEmail();
    const producto_id = await buildProducto(shop, { stock: 9 });
    const { token } = await startAsGuest(shop, { email, lineas: [{ producto_id, cantidad: 1 }] });
    await finishPayment(shop, token, "rechazar");
    const ana = await buildCliente(shop, { email });
    const { db } = shop.database;
    await db
      .updateTable("usuarios")
      .set({ password_hash: null })
      .where("id", "=", ana.id)
      .execute();
    const erased = await shop.client(ana.token)("deleteCuenta", { body: {} });
    expect(erased).toMatchObject({ ok: true });
    expect(await namedWith(shop, email)).toBe(0);
    await expectNoFault(shop);
  });
});

async function namedWith(shop: TestShop, email: string): Promise<number> {
  const { db } = shop.database;
  const pedidos = await db.selectFrom("pedidos").select("id").where("email", "=", email).execute();
  const rows = await db
    .selectFrom("invitados")
    .select("email")
    .where("email", "=", email)
    .execute();
  const avisos = await db.selectFrom("avisos").select("id").where("email", "=", email).execute();
  return pedidos.length + rows.length + avisos.length;
}

describe("the data of a guest", () => {
  test("are read and erased by a link to the address, once nothing is on its way", async ({
    shop,
  }) => {
    const email = newGuestEmail();
    const id = await buyAsGuest(shop, email);
    const soldOut = await buildProducto(shop, { stock: 0 });
    await shop.client()("createAviso", { body: { producto_id: soldOut, email } });
    const enlace = await datosEnlaceOf(shop, email);
    const datos = await shop.client()("openDatosInvitado", { body: { enlace } });
    expect(datos).toMatchObject({
      ok: true,
      data: {
        email,
        pedidos: [{ id, nombre: "Beto Rojas" }],
        avisos: [{ producto_id: soldOut }],
      },
    });
    const early = await shop.client()("deleteDatosInvitado", { body: { enlace } });
    expect(early).toMatchObject({ status: 409 });
    const admin = shop.client((await buildAdmin(shop)).token);
    for (const change of [
      { estado: "en_preparacion" },
      { estado: "enviado", transportista: "Starken", seguimiento: "1" },
      { estado: "entregado" },
    ] as const) {
      expect(await admin("movePedido", { query: { id }, body: change })).toMatchObject({
        ok: true,
      });
    }
    await shop.app.outbox.runOnce();
    const pedidoEnlace = await enlaceOf(shop, email, /fue entregado/);
    expect(await shop.client()("deleteDatosInvitado", { body: { enlace } })).toMatchObject({
      ok: true,
    });
    expect(await namedWith(shop, email)).toBe(0);
    for (const call of ["openDatosInvitado", "openPedidoEnlace"] as const) {
      const body = { enlace: call === "openDatosInvitado" ? enlace : pedidoEnlace };
      expect(await shop.client()(call, { body })).toMatchObject({ status: 404 });
    }
    await expectNoFault(shop);
  });

  test("hide what strangers began with the address", { tags: ["both-engines"] }, async ({
    shop,
  }) => {
    const email = newGuestEmail();
    const own = await buyAsGuest(shop, email);
    const lineas = [{ producto_id: await buildProducto(shop, { stock: 9 }), cantidad: 1 }];
    const admin = shop.client((await buildAdmin(shop)).token);
    const begin = async (from?: string) => {
      const { token } = await startAsGuest(shop, { email, lineas, from });
      const { pedido_id } = await readIntento(shop, token);
      const body = { pedido_id, texto: "El desconocido de la calle Nueva llamó." };
      expect(await admin("addPedidoNota", { body })).toMatchObject({ ok: true });
    };
    // One begins as the invitado who bought, one as another.
    await begin();
    await begin("203.0.113.9");
    await askPeticion(shop, { email, detalle: "Vivo en la calle Nueva." });
    const enlace = await datosEnlaceOf(shop, email);
    const datos = await shop.client()("openDatosInvitado", { body: { enlace } });
    expect(datos).toMatchObject({
      ok: true,
      data: { pedidos: [{ id: own }], notas: [], peticiones: [{ nombre: "", detalle: "" }] },
    });
  });

  test("leave an account with the address as it is", async ({ shop }) => {
    const ana = await buildCliente(shop);
    await shop.client()("sendMensaje", {
      body: { nombre: "Ana", email: ana.email, mensaje: "¿Hacen lámparas?" },
    });
    const producto_id = await buildProducto(shop, { stock: 9 });
    const start = { email: ana.email, lineas: [{ producto_id, cantidad: 1 }] };
    await startAsGuest(shop, start);
    const enlace = await datosEnlaceOf(shop, ana.email);
    const datos = await shop.client()("openDatosInvitado", { body: { enlace } });
    expect(datos).toMatchObject({ ok: true, data: { mensajes: [], correos: [] } });
    expect(await shop.client()("deleteDatosInvitado", { body: { enlace } })).toMatchObject({
      ok: true,
    });
    expect(await namedWith(shop, ana.email)).toBe(0);
    const cuenta = await shop.client(ana.token)("getCuenta");
    expect(cuenta).toMatchObject({ ok: true, data: { mensajes: [{ nombre: "Ana" }] } });
  });

  test("answer the same for an address that never bought, and mail it nothing", async ({
    shop,
  }) => {
    const email = newGuestEmail();
    const bought = newGuestEmail();
    const producto_id = await buildProducto(shop, { stock: 9 });
    await startAsGuest(shop, { email: bought, lineas: [{ producto_id, cantidad: 1 }] });
    const [unknown, known] = [
      await shop.client()("requestDatosInvitado", { body: { email } }),
      await shop.client()("requestDatosInvitado", { body: { email: bought } }),
    ];
    expect(unknown.ok && unknown.data).toEqual(known.ok && known.data);
    await shop.app.outbox.runOnce();
    const { db } = shop.database;
    const { estado } = await db
      .selectFrom("correos")
      .select("estado")
      .where("para", "=", email)
      .executeTakeFirstOrThrow();
    expect(estado).toBe("omitido");
  });
});
