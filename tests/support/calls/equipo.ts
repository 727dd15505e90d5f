import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { secretIn, waitForCorreo } from "#rig/standins/correo.ts";

const subject = "Te invitaron a administrar Estrato";

export async function buildOwner(shop: TestShop) {
  const admin = await buildAdmin(shop);
  return { ...admin, api: shop.client(admin.token) };
}

export type Owner = Awaited<ReturnType<typeof buildOwner>>;

/** Answers the token of the mailed link. */
export async function invite(
  shop: TestShop,
  { api }: Owner,
  email: string,
  count = 1,
): Promise<string> {
  expect(await api("inviteAdministrador", { body: { email } })).toMatchObject({ ok: true });
  return secretIn(await waitForCorreo(shop, email, subject, count), "/invitacion/");
}

export const rolOf = async ({ database }: TestShop, email: string) =>
  (
    await database.db
      .selectFrom("usuarios")
      .select("rol")
      .where("email", "=", email)
      .executeTakeFirst()
  )?.rol;
