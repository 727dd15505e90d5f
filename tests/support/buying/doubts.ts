import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment, injectFault } from "#rig/standins/webpay.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { days } from "#server/time/clock.ts";
import { type Buyer, buildBuyer, startPayment } from "./buyer.ts";
import { readIntento } from "./intentos.ts";

export type Doubt = {
  ana: Buyer;
  token: string;
  producto_id: number;
  pedido_id: number;
  intento_id: number;
  buy_order: string;
};

/** Paid at Webpay, whose answers to the confirmation and to the question after it were lost; charged unless told. */
export async function buildDoubt(shop: TestShop, falla = "sin_respuesta"): Promise<Doubt> {
  const producto_id = await buildProducto(shop, { stock: 5 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 2 }]);
  const { token } = await startPayment(ana);
  await injectFault(shop, { falla, operacion: "commit", token });
  await injectFault(shop, { falla: "error503", operacion: "status", token });
  await finishPayment(shop, token, "aprobar");
  const { id: intento_id, estado, pedido_id, buy_order } = await readIntento(shop, token);
  if (estado !== "confirmando") throw new Error(`not in doubt but ${estado}`);
  return { ana, token, producto_id, pedido_id, intento_id, buy_order };
}

/** After seven days Webpay no longer tells, and nobody asks any more. */
export async function buildStoppedDoubt(shop: TestShop): Promise<Doubt> {
  const doubt = await buildDoubt(shop);
  shop.clock.advance(days(8));
  await reconcile(shop.app.ctx);
  const { proxima_consulta_en } = await readIntento(shop, doubt.token);
  if (proxima_consulta_en !== null) throw new Error("the shop still asks");
  return doubt;
}

/** Stopped while Webpay still tells: paid and never confirmed. No time passes. */
export async function buildUncharged(shop: TestShop): Promise<Doubt> {
  const doubt = await buildDoubt(shop, "error503");
  await stopAsking(shop, doubt);
  return doubt;
}

/** Has the effect of the seven days. */
export async function stopAsking(shop: TestShop, { intento_id }: Doubt): Promise<void> {
  await shop.database.db
    .updateTable("pago_intentos")
    .set({ proxima_consulta_en: null })
    .where("id", "=", intento_id)
    .execute();
}
