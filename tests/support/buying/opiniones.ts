import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { type Buyer, buildBuyer, pedidoAt, startPayment } from "./buyer.ts";
import { stepPedido } from "./pedidos.ts";

/** Bought it, and it was sent. */
export async function buildOwner(
  shop: TestShop,
  producto_id: number,
  overrides: Parameters<typeof buildBuyer>[2] = {},
): Promise<Buyer> {
  const buyer = await buildBuyer(shop, [{ producto_id, cantidad: 1 }], overrides);
  const page = await finishPayment(shop, (await startPayment(buyer)).token, "aprobar");
  const { id } = await pedidoAt(buyer, page);
  await stepPedido(shop, id, "en_preparacion");
  await stepPedido(shop, id, "enviado");
  return buyer;
}

export function opine(
  { api }: Buyer,
  producto_id: number,
  { calificacion = 5, comentario = "Muy lindo." } = {},
) {
  return api("saveOpinion", { body: { producto_id, calificacion, comentario } });
}

export async function buildOpinion(
  shop: TestShop,
  producto_id: number,
  said: Parameters<typeof opine>[2] = {},
): Promise<number> {
  const result = await opine(await buildOwner(shop, producto_id), producto_id, said);
  if (!result.ok) throw new Error(`no opinion: ${result.status} ${result.error}`);
  return result.data.opinion.id;
}

/** From the public API, response cache included. */
export async function readProducto(shop: TestShop, id: number) {
  const result = await shop.client()("getProducto", { query: { id } });
  if (!result.ok) throw new Error(`no producto: ${result.status}`);
  return result.data;
}
