import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment, listTransacciones, type Transaccion } from "#rig/standins/webpay.ts";
import { inTransaction } from "#server/db/database.ts";
import { movePedido } from "#server/modules/pedidos/index.ts";
import { closeTrabajos } from "#server/modules/taller/index.ts";
import { type Buyer, buildBuyer, pedidoAt, startPayment } from "./buyer.ts";

export type BoughtPedido = {
  ana: Buyer;
  id: number;
  numero: string;
  producto_id: number;
  token: string;
};

/** A paid pedido: two of five units. */
export async function buyPedido(shop: TestShop): Promise<BoughtPedido> {
  const producto_id = await buildProducto(shop, { precio: 9_990, stock: 5 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 2 }]);
  const { token } = await startPayment(ana);
  const page = await finishPayment(shop, token, "aprobar");
  const { id, numero } = await pedidoAt(ana, page);
  return { ana, id, numero, producto_id, token };
}

export async function adminApi(shop: TestShop, nombre?: string) {
  return shop.client((await buildAdmin(shop, nombre === undefined ? {} : { nombre })).token);
}

export async function transaccionOf(shop: TestShop, token: string): Promise<Transaccion> {
  const found = (await listTransacciones(shop)).find((row) => row.token === token);
  if (!found) throw new Error("the provider does not know this token");
  return found;
}

export const despachoSteps = ["en_preparacion", "enviado", "entregado"] as const;

/** An administrator would be one more person in the tables. */
export async function stepPedido(
  shop: TestShop,
  id: number,
  to: (typeof despachoSteps)[number],
): Promise<void> {
  const envio = { transportista: "Starken", seguimiento: "S-1" };
  const move = { id, to, motivo: "prueba", now: shop.clock.now(), envio };
  const isMoved = await inTransaction(shop.database.db, async (tx) => {
    if (to !== "en_preparacion") await closeTrabajos(tx, { pedido_id: id, now: move.now });
    return movePedido(tx, move);
  });
  if (!isMoved) throw new Error(`not moved to ${to}`);
}

export async function estadoOf(shop: TestShop, id: number): Promise<string> {
  const row = await shop.database.db
    .selectFrom("pedidos")
    .select("estado")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.estado;
}
