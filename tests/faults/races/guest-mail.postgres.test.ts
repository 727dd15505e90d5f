import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { freshShopTest } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { isInvitado } from "#server/modules/acceso/index.ts";
import { eraseDatosInvitado } from "#server/modules/cuenta/invitado/datos-invitado.service.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { pedidoPath } from "#server/modules/pedidos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { newGuestEmail, startAsGuest } from "#tests/support/buying/guest.ts";

const test = freshShopTest();

test("a mail that is written during an erasure makes no new link", async ({ shop }) => {
  const producto_id = await buildProducto(shop, { stock: 1 });
  const email = newGuestEmail();
  await startAsGuest(shop, { email, lineas: [{ producto_id, cantidad: 1 }] });
  shop.clock.advance(minutes(40));
  await reconcile(shop.app.ctx);
  const { db } = shop.database;
  const pedido = await db
    .selectFrom("pedidos")
    .innerJoin("invitados", "invitados.usuario_id", "pedidos.usuario_id")
    .select(["pedidos.id", "pedidos.usuario_id"])
    .where("invitados.email", "=", email)
    .executeTakeFirstOrThrow();
  const path = await inTransaction(db, async (tx) => {
    await eraseDatosInvitado(tx, { email, now: shop.clock.now() });
    const written = pedidoPath({ db, clock: shop.clock }, pedido, "/cuenta/pedidos");
    // The mail reads the guest, as these reads do, before the erasure commits.
    for (let read = 0; read < 20; read++)
      expect(await isInvitado(db, pedido.usuario_id)).toBe(true);
    return { written };
  });
  expect(await path.written).toBe("/cuenta/pedidos");
  const links = await db.selectFrom("pedido_enlaces").select("hash").execute();
  expect(links).toEqual([]);
});
