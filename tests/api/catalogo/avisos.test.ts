import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { type CaughtCorreo, readCorreos, secretIn, waitForCorreo } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { sweepAvisos } from "#server/modules/avisos/index.ts";
import { sweepReservas } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { buildBuyer, pedidoAt, startPayment } from "#tests/support/buying/buyer.ts";
import { password } from "#tests/support/calls/auth-calls.ts";
import { createCsvCalls } from "#tests/support/calls/csv-calls.ts";

let serial = 0;
const newEmail = () => `espera-${++serial}@ejemplo.cl`;
const newNombre = () => `Faro ${++serial}`;

const ask = (shop: TestShop, producto_id: number, email: string) =>
  shop.client()("createAviso", { body: { producto_id, email } });

/** Mails of this address once the jobs have run. */
async function mailsTo(shop: TestShop, email: string): Promise<CaughtCorreo[]> {
  await sweepAvisos(shop.app.ctx);
  await shop.app.outbox.runOnce();
  return readCorreos(shop, email);
}

const waiting = async ({ database: { db } }: TestShop, email: string) =>
  db.selectFrom("avisos").select("producto_id").where("email", "=", email).execute();

const giveBack = ({ database: { db } }: TestShop, id: number, stock = 3) =>
  db.updateTable("productos").set({ stock }).where("id", "=", id).execute();

/** Sold out by a payment that is not finished yet. */
async function holdLast(shop: TestShop) {
  const id = await buildProducto(shop, { nombre: newNombre(), stock: 1 });
  const buyer = await buildBuyer(shop, [{ producto_id: id, cantidad: 1 }]);
  return { id, buyer, token: (await startPayment(buyer)).token };
}

describe("a person who waits for a sold-out producto", () => {
  test("gets one mail when it is back, and is forgotten", async ({ shop }) => {
    const nombre = newNombre();
    const id = await buildProducto(shop, { nombre, stock: 0 });
    const email = newEmail();
    expect(await ask(shop, id, ` ${email.toUpperCase()} `)).toMatchObject({ status: 201 });
    expect(await ask(shop, id, email)).toMatchObject({ status: 201 });
    expect(await waiting(shop, email)).toHaveLength(1);
    expect(await mailsTo(shop, email)).toEqual([]);

    await giveBack(shop, id);
    const [correo, ...others] = await mailsTo(shop, email);
    expect(others).toEqual([]);
    expect(correo?.asunto).toBe(`Volvió «${nombre}»`);
    expect(correo?.enlaces).toContain(`${shop.config.shopUrl}/producto/${id}`);
    expect(await waiting(shop, email)).toEqual([]);

    await giveBack(shop, id, 0);
    await giveBack(shop, id);
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test("is told once when several processes look at once", { tags: ["both-engines"] }, async ({
    shop,
  }) => {
    const id = await buildProducto(shop, { nombre: newNombre(), stock: 0 });
    const people = Array.from({ length: 20 }, newEmail);
    for (const email of people) await ask(shop, id, email);
    await giveBack(shop, id);
    await Promise.all(Array.from({ length: 8 }, () => sweepAvisos(shop.app.ctx)));
    const { db } = shop.database;
    const rows = await db
      .selectFrom("correos")
      .select("para")
      .where("plantilla", "=", "producto_disponible")
      .where("para", "in", people)
      .execute();
    expect(rows.map(({ para }) => para).sort()).toEqual(people.toSorted());
  });

  test("hears of units that a payment gave up", async ({ shop }) => {
    const { id, token } = await holdLast(shop);
    const email = newEmail();
    expect((await ask(shop, id, email)).status).toBe(201);
    expect(await mailsTo(shop, email)).toEqual([]);
    await finishPayment(shop, token, "rechazar");
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test("hears of units whose reserva expired", async ({ shop }) => {
    const { id } = await holdLast(shop);
    const email = newEmail();
    await ask(shop, id, email);
    shop.clock.advance(minutes(60));
    await sweepReservas(shop.app.ctx);
    await expect.poll(async () => (await mailsTo(shop, email)).length).toBe(1);
  });

  test("hears of units that a refund put back", async ({ shop }) => {
    const { id, buyer, token } = await holdLast(shop);
    const { id: pedido_id } = await pedidoAt(buyer, await finishPayment(shop, token, "aprobar"));
    const email = newEmail();
    await ask(shop, id, email);
    const admin = shop.client((await buildAdmin(shop)).token);
    const body = { pedido_id, motivo: "Se arrepintió", reponer_stock: true };
    expect(await admin("createReembolso", { body })).toMatchObject({ ok: true });
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  test("hears of an import, and not of an inactive producto", async ({ shop }) => {
    const { token } = await buildAdmin(shop);
    const sku = `FARO-${++serial}`;
    const id = await buildProducto(shop, { nombre: newNombre(), sku, stock: 0 });
    const email = newEmail();
    await ask(shop, id, email);
    const admin = shop.client(token);
    await admin("deactivateProducto", { query: { id } });
    await createCsvCalls(shop, token).apply(`sku;stock\n${sku};4`);
    expect(await mailsTo(shop, email)).toEqual([]);
    await admin("patchProducto", { query: { id }, body: { activo: true } });
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });
});

describe("an aviso is refused", () => {
  test("of what can be bought now, with how many there are", async ({ shop }) => {
    const nombre = newNombre();
    const id = await buildProducto(shop, { nombre, stock: 2 });
    expect(await ask(shop, id, newEmail())).toMatchObject({
      status: 409,
      error: `«${nombre}» está disponible: puedes comprarlo ahora.`,
      disponible: 2,
    });
  });

  test("of a producto that is not sold", async ({ shop }) => {
    const id = await buildProducto(shop, { stock: 0 });
    await shop.client((await buildAdmin(shop)).token)("deactivateProducto", { query: { id } });
    expect((await ask(shop, id, newEmail())).status).toBe(404);
    expect((await ask(shop, 999_999, newEmail())).status).toBe(404);
  });
});

describe("the link of the mail", () => {
  test("takes every aviso of that address away and of no other, and again", async ({ shop }) => {
    const [back, away] = [
      await buildProducto(shop, { nombre: newNombre(), stock: 0 }),
      await buildProducto(shop, { nombre: newNombre(), stock: 0 }),
    ];
    const [email, other] = [newEmail(), newEmail()];
    for (const id of [back, away]) await ask(shop, id, email);
    await ask(shop, away, other);
    await giveBack(shop, back);
    const [correo] = await mailsTo(shop, email);
    const token = secretIn(correo, "/avisos/");
    for (let times = 0; times < 2; times++) {
      const gone = await shop.client()("deleteAvisos", { body: { token } });
      expect(gone).toMatchObject({ status: 200 });
      expect(await waiting(shop, email)).toEqual([]);
    }
    expect(await waiting(shop, other)).toHaveLength(1);
    const forged = await shop.client()("deleteAvisos", { body: { token: "x".repeat(43) } });
    expect(forged).toMatchObject({ status: 200 });
    expect(await waiting(shop, other)).toHaveLength(1);
  });
});

test("an address waits for its newest thirty productos", async ({ shop }) => {
  const email = newEmail();
  const ids: number[] = [];
  for (let count = 0; count < 32; count++) {
    ids.push(await buildProducto(shop, { nombre: newNombre(), stock: 0 }));
    await ask(shop, ids[count] ?? 0, email);
  }
  const kept = (await waiting(shop, email)).map(({ producto_id }) => producto_id);
  expect(kept.toSorted((a, b) => a - b)).toEqual(ids.slice(2));
});

test("a person downloads what they wait for, and it goes with the account", async ({ shop }) => {
  const password_hash = await shop.app.ctx.passwords.hash(password);
  const { email, token } = await buildCliente(shop, { password_hash });
  const api = shop.client(token);
  const id = await buildProducto(shop, { nombre: newNombre(), stock: 0 });
  await ask(shop, id, email);
  expect(await api("getCuenta")).toMatchObject({ data: { avisos: [{ producto_id: id }] } });
  expect(await api("deleteCuenta", { body: { password } })).toMatchObject({ ok: true });
  expect(await waiting(shop, email)).toEqual([]);
  await waitForCorreo(shop, email, /Borramos tu cuenta/);
});
