import type { TestShop } from "#rig/shop/test-shop.ts";
import { signSessionToken } from "#server/modules/acceso/index.ts";
import type { Buyer } from "./buyer.ts";

/** A new session, for tests that move the clock. */
export async function renewBuyer(shop: TestShop, cliente: Buyer): Promise<Buyer> {
  const usuario = {
    id: cliente.id,
    nombre: "Camila Soto",
    rol: "cliente",
    sesion_version: 1,
  } as const;
  const token = await signSessionToken(shop.config, { usuario, now: shop.clock.now() });
  return { ...cliente, token, api: shop.client(token) };
}
