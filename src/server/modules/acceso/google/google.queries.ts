import type { Db, Tx } from "../../../db/database.ts";

const columns = [
  "id",
  "nombre",
  "email",
  "password_hash",
  "rol",
  "activo",
  "email_verificado_en",
  "google_sub",
  "sesion_version",
] as const;

export type GoogleUsuario = NonNullable<Awaited<ReturnType<typeof findUsuarioByGoogleSub>>>;

export async function findUsuarioByGoogleSub(db: Db, sub: string) {
  return db.selectFrom("usuarios").select(columns).where("google_sub", "=", sub).executeTakeFirst();
}

/** Locked: two first sign-ins must not both decide on one row. */
export async function findLinkableUsuario(tx: Tx, email: string) {
  return tx
    .selectFrom("usuarios")
    .select(columns)
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
}

/** Does nothing when the address or the person is taken. */
export async function insertGoogleUsuario(
  tx: Tx,
  { now, ...usuario }: { nombre: string; email: string; google_sub: string; now: number },
): Promise<void> {
  await tx
    .insertInto("usuarios")
    .values({
      ...usuario,
      password_hash: null,
      rol: "cliente",
      email_verificado_en: now,
      creado_en: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The password and every session end: somebody else may know them. */
export async function linkGoogle(
  tx: Tx,
  { id, sub, nombre }: { id: number; sub: string; nombre: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("usuarios")
    .set((eb) => ({
      nombre,
      google_sub: sub,
      password_hash: null,
      sesion_version: eb("sesion_version", "+", 1),
    }))
    .where("id", "=", id)
    .where("google_sub", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
