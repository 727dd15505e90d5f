import { signSessionToken } from "#server/modules/acceso/index.ts";
import { type BuiltCliente, buildCliente } from "./builders.ts";
import type { TestApp } from "./test-app.ts";

export type BuiltAdmin = Pick<BuiltCliente, "id" | "email" | "token">;

let serial = 0;

/** An administrator whose session begins now. */
export async function buildAdmin(
  shop: TestApp,
  overrides: Parameters<typeof buildCliente>[1] = {},
): Promise<BuiltAdmin> {
  const nombre = overrides.nombre ?? "Rosa Fuentes";
  serial += 1;
  const email = overrides.email ?? `admin-${serial}@tienda.test`;
  const { id } = await buildCliente(shop, { ...overrides, nombre, email });
  await shop.database.db
    .updateTable("usuarios")
    .set({ rol: "admin" })
    .where("id", "=", id)
    .execute();
  const usuario = { id, nombre, rol: "admin", sesion_version: 1 } as const;
  const token = await signSessionToken(shop.config, { usuario, now: shop.clock.now() });
  return { id, email, token };
}
