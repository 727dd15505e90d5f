import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { applyRetorno } from "#server/modules/pagos/confirm/retorno.service.ts";
import { type Buyer, buildBuyer, startPayment } from "./buyer.ts";

export async function readIntento(shop: TestShop, token: string) {
  return shop.database.db
    .selectFrom("pago_intentos")
    .selectAll()
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
}

export type TwoPayments = { ana: Buyer; older: string; newer: string; producto_id: number };

/** Two intentos of one pedido: a time-out return closed the older one while its page lived. */
export async function startTwoPayments(shop: TestShop, stock = 5): Promise<TwoPayments> {
  const producto_id = await buildProducto(shop, { stock });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token: older } = await startPayment(ana);
  const { session_id, buy_order, pedido_id } = await readIntento(shop, older);
  await applyRetorno(shop.app.ctx, { TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order });
  const { token: newer } = await startPayment(ana);
  const next = await readIntento(shop, newer);
  if (next.pedido_id !== pedido_id) throw new Error("the second payment is of another pedido");
  return { ana, older, newer, producto_id };
}
