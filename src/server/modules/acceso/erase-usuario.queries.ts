import type { Tx } from "../../db/database.ts";
import { erasedValues } from "../../db/personal-data/erased-values.ts";
import type { OwnUsuario } from "./acceso.queries.ts";

/** Locks them all: of two who erase themselves at once, the second must see the first gone. */
export async function lockAdmins(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom("usuarios")
    .select("id")
    .where("rol", "=", "admin")
    .where("activo", "=", 1)
    .orderBy("id")
    .limit(1000)
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined once the session is over. */
export async function lockOwnUsuario(tx: Tx, { usuario_id, sesion_version }: OwnUsuario) {
  return tx
    .selectFrom("usuarios")
    .select(["id", "nombre", "email"])
    .where("id", "=", usuario_id)
    .where("sesion_version", "=", sesion_version)
    .where("activo", "=", 1)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The row stays: pedidos refer to it. */
export async function blankUsuario(
  tx: Tx,
  { usuario_id, now }: { usuario_id: number; now: number },
): Promise<void> {
  await tx
    .updateTable("usuarios")
    .set((eb) => ({
      ...erasedValues("usuarios", usuario_id),
      rol: "cliente" as const,
      activo: 0 as const,
      borrado_en: now,
      sesion_version: eb("sesion_version", "+", 1),
    }))
    .where("id", "=", usuario_id)
    .execute();
}
