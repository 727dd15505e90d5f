import { type BuiltAdmin, buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";

export const adminPassword = "una clave que nadie más usa 7";

/** An administrator who can sign in, with a session. */
export async function buildAdminWithPassword(shop: TestShop): Promise<BuiltAdmin> {
  return buildAdmin(shop, { password_hash: await shop.app.ctx.passwords.hash(adminPassword) });
}

export function logIn(shop: TestShop, email: string) {
  return shop.client()("login", { body: { email, password: adminPassword } });
}

/** The question of a sign-in; throws when there is none. */
export async function askedAtLogin(shop: TestShop, email: string) {
  const answer = await logIn(shop, email);
  if (!answer.ok) throw new Error(`login answered ${answer.status}: ${answer.error}`);
  if ("token" in answer.data) throw new Error("the password alone signed in");
  return answer.data.segundo_factor;
}
