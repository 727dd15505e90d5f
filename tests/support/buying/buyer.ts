import type { BodyOf } from "#contract/client.ts";
import { type BuiltCliente, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";

export type Buyer = BuiltCliente & { api: ReturnType<TestShop["client"]> };

export async function buildBuyer(
  shop: TestShop,
  lines: BodyOf<"setCarritoLinea">[],
  overrides: Parameters<typeof buildCliente>[1] = {},
): Promise<Buyer> {
  const cliente = await buildCliente(shop, overrides);
  const api = shop.client(cliente.token);
  for (const body of lines) {
    const result = await api("setCarritoLinea", { body });
    if (!result.ok) throw new Error(`the carrito refused a line: ${result.error}`);
  }
  return { ...cliente, api };
}

export async function startPayment(
  { api, direccion_id }: Buyer,
  told: Partial<BodyOf<"startPago">> = {},
): Promise<{ url: string; token: string }> {
  const result = await api("startPago", { body: { direccion_id, ...told } });
  if (!result.ok) throw new Error(`start failed: ${result.status} ${result.error}`);
  return result.data;
}

/** Again while the shop is too busy, as its 503 asks: the same start gets the same payment. */
export async function startUntilAnswered(buyer: Buyer): Promise<{ url: string; token: string }> {
  const { api, direccion_id } = buyer;
  for (let tries = 0; tries < 20; tries++) {
    const result = await api("startPago", { body: { direccion_id } });
    if (result.ok) return result.data;
    if (result.status !== 503) break;
  }
  return startPayment(buyer);
}

export async function stockOf(shop: TestShop, id: number): Promise<number> {
  const result = await shop.client()("getProducto", { query: { id } });
  return result.ok ? result.data.stock : Number.NaN;
}

export async function pedidoAt({ api }: Buyer, page: URL) {
  const result = await api("getPedido", { query: { id: page.searchParams.get("order_id") ?? "" } });
  if (!result.ok) throw new Error(`no pedido: ${result.status}`);
  return result.data;
}

export async function carritoOf({ api }: Buyer) {
  const result = await api("getCarrito");
  return result.ok ? result.data : null;
}
