import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { inTransaction } from "#server/db/database.ts";
import { newOneTimeToken } from "#server/modules/acceso/index.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { stockOf } from "#tests/support/buying/buyer.ts";
import { newGuestEmail, startAsGuest } from "#tests/support/buying/guest.ts";

const test = freshShopTest({ env: { RATE_LIMIT_FACTOR: "1", PROXY_HOPS: "1" } });

async function idsOf(shop: TestShop, token: string): Promise<number[]> {
  const listed = await shop.client(token)("listPedidos");
  return listed.ok ? listed.data.map(({ id }) => id) : [];
}

async function expectWhole(shop: TestShop): Promise<void> {
  const { database, config, clock } = shop;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
}

test("an account that looks for its pedidos while they are paid finds each of them once", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { stock: 40 });
  for (let round = 0; round < 8; round++) {
    const email = newGuestEmail();
    const lineas = [{ producto_id, cantidad: 1 }];
    const { token } = await startAsGuest(shop, { email, lineas, from: `198.51.100.${round}` });
    const ana = await buildCliente(shop, { email });
    const [page] = await Promise.all([
      finishPayment(shop, token, "aprobar"),
      ...Array.from({ length: 6 }, () => idsOf(shop, ana.token)),
    ]);
    expect(page.searchParams.get("status")).toBe("success");
    expect(await idsOf(shop, ana.token)).toEqual([Number(page.searchParams.get("order_id"))]);
  }
  expect(await stockOf(shop, producto_id)).toBe(32);
  await expectWhole(shop);
});

test("a late return of a payment whose pedido an account found meanwhile is the account's", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { stock: 3 });
  const email = newGuestEmail();
  const { token } = await startAsGuest(shop, { email, lineas: [{ producto_id, cantidad: 2 }] });
  const { db } = shop.database;
  const ofToken = db.selectFrom("pago_intentos").select(["id", "usuario_id"]);
  const before = await ofToken.where("token", "=", token).executeTakeFirstOrThrow();
  // Closed as unpaid, as by a reconciler that saw nothing: the provider's page is still open.
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable("pago_intentos")
      .set({ estado: "expirado", proxima_consulta_en: null })
      .where("id", "=", before.id)
      .execute();
    await tx
      .updateTable("pedidos")
      .set({ estado: "expirado" })
      .where("usuario_id", "=", before.usuario_id)
      .execute();
    await tx.updateTable("productos").set({ reservado: 0 }).where("id", "=", producto_id).execute();
    await tx
      .updateTable("reservas")
      .set({ estado: "liberada" })
      .where("intento_id", "=", before.id)
      .execute();
  });
  const ana = await buildCliente(shop, { email });
  const [page] = await Promise.all([
    finishPayment(shop, token, "aprobar"),
    idsOf(shop, ana.token),
    idsOf(shop, ana.token),
  ]);
  expect(page.searchParams.get("status")).toBe("success");
  const [id] = await idsOf(shop, ana.token);
  expect(id).toBe(Number(page.searchParams.get("order_id")));
  expect(await stockOf(shop, producto_id)).toBe(1);
  const bought = await shop.client(ana.token)("getPedido", { query: { id: Number(id) } });
  expect(bought).toMatchObject({ ok: true, data: { estado: "pagado" } });
});

test("an erasure by link and a payment never both succeed", async ({ shop }) => {
  const producto_id = await buildProducto(shop, { stock: 40 });
  for (let round = 0; round < 6; round++) {
    const email = newGuestEmail();
    const lineas = [{ producto_id, cantidad: 1 }];
    const { token } = await startAsGuest(shop, { email, lineas, from: `203.0.113.${round}` });
    const enlace = await makeDatosEnlace(shop, email);
    const [page, erased] = await Promise.all([
      finishPayment(shop, token, "aprobar"),
      shop.client()("deleteDatosInvitado", { body: { enlace } }),
    ]);
    const isPaid = page.searchParams.get("status") === "success";
    expect([isPaid, erased.ok]).toEqual(isPaid ? [true, false] : [false, true]);
  }
  shop.clock.advance(minutes(40));
  await reconcile(shop.app.ctx);
  await expectWhole(shop);
});

async function makeDatosEnlace(shop: TestShop, email: string): Promise<string> {
  const { token: enlace, hash } = newOneTimeToken();
  const now = shop.clock.now();
  await shop.database.db
    .insertInto("enlaces_invitado")
    .values({ hash, email, creado_en: now, expira_en: now + minutes(60) })
    .execute();
  return enlace;
}
