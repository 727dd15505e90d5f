import { signIn } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import type { Buyer } from "./buyer.ts";

/** A new session, for tests that move the clock. */
export async function renewBuyer(shop: TestShop, cliente: Buyer): Promise<Buyer> {
  const token = await signIn(shop, { id: cliente.id, nombre: "Camila Soto", rol: "cliente" });
  return { ...cliente, token, api: shop.client(token) };
}
