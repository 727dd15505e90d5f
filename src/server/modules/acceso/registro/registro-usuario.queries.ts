import type { Tx } from "../../../db/database.ts";

/** False when it got a way in meanwhile. */
export async function claimWithoutEntry(
  tx: Tx,
  { id, nombre, password_hash }: { id: number; nombre: string; password_hash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("usuarios")
    .set({ nombre, password_hash })
    .where("id", "=", id)
    .where("password_hash", "is", null)
    .where("google_sub", "is", null)
    .where("rol", "=", "cliente")
    .where("activo", "=", 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** No one ever signed in to it, so no row refers to it. */
export async function deleteWithoutEntry(tx: Tx, id: number): Promise<void> {
  await tx
    .deleteFrom("usuarios")
    .where("id", "=", id)
    .where("password_hash", "is", null)
    .where("google_sub", "is", null)
    .where("rol", "=", "cliente")
    .where("sesion_version", "=", 1)
    .execute();
}
