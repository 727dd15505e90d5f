import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { secretIn, waitForCorreo } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { buildDoubt } from "#tests/support/buying/doubts.ts";
import { newGuestEmail, startAsGuest } from "#tests/support/buying/guest.ts";
import { stepPedido } from "#tests/support/buying/pedidos.ts";
import { acceptPeticion, buildPeticion } from "#tests/support/calls/peticiones.ts";
import { commandEvents, tienda } from "#tests/support/calls/tienda-command.ts";

const test = freshShopTest();

const unknown =
  "Nadie con ese correo tiene una cuenta, compró sin cuenta, escribió, hizo una solicitud o espera un aviso.";

/** A guest who bought, wrote and waits. */
async function buildGuest(shop: TestShop) {
  const email = newGuestEmail();
  const producto_id = await buildProducto(shop, { stock: 9 });
  const { token } = await startAsGuest(shop, { email, lineas: [{ producto_id, cantidad: 2 }] });
  const page = await finishPayment(shop, token, "aprobar");
  const soldOut = await buildProducto(shop, { stock: 0 });
  await shop.client()("createAviso", { body: { producto_id: soldOut, email } });
  const body = { nombre: "Beto Rojas", email, mensaje: "¿Cuándo llega?" };
  await shop.client()("sendMensaje", { body });
  return { email, id: Number(page.searchParams.get("order_id")) };
}

async function readByOwnLink(shop: TestShop, email: string) {
  await shop.client()("requestDatosInvitado", { body: { email } });
  await shop.app.outbox.runOnce();
  const enlace = secretIn(await waitForCorreo(shop, email, /^Tus datos en/), "/mis-datos/");
  const datos = await shop.client()("openDatosInvitado", { body: { enlace } });
  if (!datos.ok) throw new Error(`the link of ${email} failed: ${datos.status}`);
  return datos.data;
}

async function settleCorreos(shop: TestShop): Promise<void> {
  await shop.app.outbox.runOnce();
  const { db } = shop.database;
  const waiting = db.selectFrom("correos").select("id").where("estado", "=", "pendiente");
  await expect.poll(() => waiting.execute()).toEqual([]);
}

async function rowsNaming(shop: TestShop, email: string): Promise<number> {
  const { db } = shop.database;
  const named = await Promise.all([
    db.selectFrom("pedidos").select("id").where("email", "=", email).execute(),
    db.selectFrom("invitados").select("usuario_id").where("email", "=", email).execute(),
    db.selectFrom("enlaces_invitado").select("hash").where("email", "=", email).execute(),
    db.selectFrom("avisos").select("id").where("email", "=", email).execute(),
    db.selectFrom("mensajes_contacto").select("id").where("email", "=", email).execute(),
    db
      .selectFrom("correos")
      .select("id")
      .where("para", "=", email)
      .where("estado", "!=", "pendiente")
      .execute(),
  ]);
  return named.flat().length;
}

test("exports for who only asked about their data what they asked, and takes their words away", async ({
  shop,
}) => {
  const email = newGuestEmail();
  await acceptPeticion(shop, await buildPeticion(shop, { email, detalle: "¿Qué saben de mí?" }));
  const path = join(shop.config.dataDir, "pide.json");
  expect(await tienda(shop, "personas", "exportar", email, path)).toMatchObject({ status: 0 });
  expect(readFileSync(path, "utf8")).toContain("¿Qué saben de mí?");
  const erased = await tienda(shop, "personas", "borrar", email, "--confirmar", email);
  expect(erased.status).toBe(0);
  const { db } = shop.database;
  const rows = db.selectFrom("peticiones").select(["nombre", "detalle"]).where("email", "=", email);
  expect(await rows.execute()).toEqual([{ nombre: "", detalle: "" }]);
});

test("exports for a guest what the link to the address shows", async ({ shop }) => {
  const { email, id } = await buildGuest(shop);
  const own = await readByOwnLink(shop, email);
  await settleCorreos(shop);
  const path = join(shop.config.dataDir, "beto.json");
  const { status, output } = await tienda(shop, "personas", "exportar", email.toUpperCase(), path);
  expect([status, output.includes(path)]).toEqual([0, true]);
  const { correos: _own, ...wanted } = own;
  const { correos, ...written } = JSON.parse(readFileSync(path, "utf8"));
  expect(written).toEqual(JSON.parse(JSON.stringify(wanted)));
  expect(written).toMatchObject({ email, pedidos: [{ id }], mensajes: [{}], avisos: [{}] });
  expect(correos.length).toBeGreaterThanOrEqual(own.correos.length);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const [event] = await commandEvents(shop, "exportacion");
  expect(event?.usuario_id).toBeNull();
  expect(JSON.parse(event?.datos ?? "")).toEqual({ operacion: "openDatosInvitado", filas: 1 });
  const { db } = shop.database;
  const hashes = db
    .selectFrom("eventos_seguridad")
    .select("cuenta_hash")
    .where("tipo", "=", "exportacion");
  // Equal to the trace of the person's own link.
  const [first, second, ...others] = (await hashes.execute()).map((row) => row.cuenta_hash);
  expect([first === second, others]).toEqual([true, []]);
  expect(first).toMatch(/./);
});

test("erases a guest once nothing is on its way, as the link to the address does", async ({
  shop,
}) => {
  const { email, id } = await buildGuest(shop);
  const erase = (...more: string[]) => tienda(shop, "personas", "borrar", email, ...more);
  expect(await erase()).toMatchObject({
    status: 2,
    faults: expect.stringContaining("--confirmar"),
  });
  expect(await erase("--confirmar", email)).toEqual({
    status: 1,
    output: "",
    faults:
      "Tienes un pedido pagado que aún no recibes. Podrás borrar tus datos cuando esté entregado.",
  });
  expect(await rowsNaming(shop, email)).toBeGreaterThan(3);
  for (const step of ["en_preparacion", "enviado", "entregado"] as const) {
    await stepPedido(shop, id, step);
  }
  await settleCorreos(shop);
  expect(await erase("--confirmar", email)).toEqual({
    status: 0,
    output: "No tenía cuenta: sus compras, mensajes y avisos están borrados. Respóndele tú.",
    faults: "",
  });
  expect(await rowsNaming(shop, email)).toBe(0);
  const [event, ...others] = await commandEvents(shop, "borrado");
  expect([event?.usuario_id, event?.datos, others]).toEqual([null, "{}", []]);
  expect(await erase("--confirmar", email)).toEqual({ status: 1, output: "", faults: unknown });
  const { database, config, clock } = shop;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
});

test("erases who only waits for a producto or wrote, and the mails that went there", async ({
  shop,
}) => {
  const email = newGuestEmail();
  const producto_id = await buildProducto(shop, { stock: 0 });
  await shop.client()("createAviso", { body: { producto_id, email } });
  // The answer of the call makes a mail without a purchase.
  await shop.client()("requestDatosInvitado", { body: { email } });
  await settleCorreos(shop);
  const erased = await tienda(shop, "personas", "borrar", email, "--confirmar", email);
  expect(erased).toMatchObject({ status: 0, faults: "" });
  expect(await rowsNaming(shop, email)).toBe(0);
  const { database, config, clock } = shop;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
});

test("says that nothing is known of an address, and makes no file", async ({ shop }) => {
  const path = join(shop.config.dataDir, "nadie.json");
  for (const act of [
    ["exportar", "nadie@ejemplo.cl", path],
    ["borrar", "nadie@ejemplo.cl", "--confirmar", "nadie@ejemplo.cl"],
  ]) {
    const refused = await tienda(shop, "personas", ...act);
    expect(refused).toEqual({ status: 1, output: "", faults: unknown });
  }
  expect(existsSync(path)).toBe(false);
  expect(await commandEvents(shop, "borrado")).toEqual([]);
});

test("a guest's address that has an account is that account, with its purchases without one", async ({
  shop,
}) => {
  const { ana } = await buildDoubt(shop);
  const producto_id = await buildProducto(shop, { stock: 9 });
  const start = { email: ana.email, lineas: [{ producto_id, cantidad: 1 }] };
  const { token } = await startAsGuest(shop, start);
  const page = await finishPayment(shop, token, "aprobar");
  const path = join(shop.config.dataDir, "ana.json");
  expect(await tienda(shop, "personas", "exportar", ana.email, path)).toMatchObject({ status: 0 });
  const { nombre, pedidos } = JSON.parse(readFileSync(path, "utf8"));
  expect(nombre).toMatch(/./);
  const ids = (pedidos as { id: number }[]).map(({ id }) => id);
  expect(ids).toContain(Number(page.searchParams.get("order_id")));
});
