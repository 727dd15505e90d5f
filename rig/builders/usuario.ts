import type { Config } from "#server/config/config.ts";
import { type Database, inTransaction } from "#server/db/database.ts";
import { openSession } from "#server/modules/acceso/index.ts";
import { createDireccion } from "#server/modules/direcciones/index.ts";
import type { Clock } from "#server/time/clock.ts";
import { direccionInput } from "./direccion.ts";
import { insertVerifiedUsuario } from "./insert-rows.ts";

type ShopParts = { database: Database; config: Config; clock: Clock };

type Overrides = {
  nombre?: string;
  email?: string;
  password_hash?: string;
  direccion?: Partial<typeof direccionInput>;
};

export type BuiltCliente = { id: number; email: string; token: string; direccion_id: number };
export type BuiltAdmin = Pick<BuiltCliente, "id" | "email" | "token">;

let serial = 0;

/** Verified, with one address; `token` is a new session. */
export async function buildCliente(
  shop: ShopParts,
  overrides: Overrides = {},
): Promise<BuiltCliente> {
  const { nombre = "Camila Soto" } = overrides;
  const { id, email, direccion_id } = await insertCliente(shop, { ...overrides, nombre });
  const usuario = { id, nombre, rol: "cliente" } as const;
  return { id, email, token: await signIn(shop, usuario), direccion_id };
}

export async function buildAdmin(shop: ShopParts, overrides: Overrides = {}): Promise<BuiltAdmin> {
  const { nombre = "Rosa Fuentes", email = `admin-${++serial}@tienda.test` } = overrides;
  const { id } = await insertCliente(shop, { ...overrides, nombre, email });
  const { db } = shop.database;
  await db.updateTable("usuarios").set({ rol: "admin" }).where("id", "=", id).execute();
  const usuario = { id, nombre, rol: "admin" } as const;
  return { id, email, token: await signIn(shop, usuario) };
}

/** The token of a new session, without a password. */
export function signIn(
  { database: { db }, config, clock }: ShopParts,
  usuario: { id: number; nombre: string; rol: "cliente" | "admin"; sesion_version?: number },
): Promise<string> {
  return openSession(
    { db, config, clock },
    { usuario: { sesion_version: 1, ...usuario }, origin: { address: "127.0.0.1", userAgent: "" } },
  );
}

/** Without a session. */
export async function insertCliente(
  { database: { db }, clock }: Pick<ShopParts, "database" | "clock">,
  overrides: Overrides = {},
): Promise<Omit<BuiltCliente, "token">> {
  const now = clock.now();
  const { nombre = "Camila Soto", password_hash = "unused" } = overrides;
  const email = overrides.email ?? `cliente-${++serial}@tienda.test`;
  return inTransaction(db, async (tx) => {
    const id = await insertVerifiedUsuario(tx, { nombre, email, password_hash, now });
    const input = { ...direccionInput, ...overrides.direccion };
    const { id: direccion_id } = await createDireccion(tx, { usuario_id: id, input, now });
    return { id, email, direccion_id };
  });
}
