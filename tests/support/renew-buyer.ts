import { signSessionToken } from "#server/modules/acceso/index.ts";
import type { Buyer } from "./buyer.ts";
import type { TestApp } from "./test-app.ts";

/** The same customer with a session that begins now: for tests that move the clock. */
export async function renewBuyer(shop: TestApp, cliente: Buyer): Promise<Buyer> {
  const usuario = {
    id: cliente.id,
    nombre: "Camila Soto",
    rol: "cliente",
    sesion_version: 1,
  } as const;
  const token = await signSessionToken(shop.config, { usuario, now: shop.clock.now() });
  return { ...cliente, token, api: shop.client(token) };
}
