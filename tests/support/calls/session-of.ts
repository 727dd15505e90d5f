import { signIn } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import type { Session } from "#server/context.ts";
import { findLiveSession } from "#server/modules/acceso/index.ts";

/** Session of a new sign-in, for tests below HTTP. */
export async function sessionOf(shop: TestShop, id: number): Promise<Session> {
  const token = await signIn(shop, { id, nombre: "", rol: "cliente" });
  const session = await findLiveSession(shop.app.ctx, token);
  if (session === null) throw new Error(`the account ${id} has no session`);
  return session;
}
