import type { Db, Tx } from "../../../db/database.ts";

export async function selectAdmins(db: Db) {
  const rows = await db
    .selectFrom("usuarios")
    .select(["id", "nombre", "email", "creado_en"])
    .select((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom("factor_codigos")
              .select("factor_codigos.usuario_id")
              .whereRef("factor_codigos.usuario_id", "=", "usuarios.id")
              .where("activado_en", "is not", null),
          ),
          eb.exists(
            eb
              .selectFrom("factor_passkeys")
              .select("factor_passkeys.id")
              .whereRef("factor_passkeys.usuario_id", "=", "usuarios.id"),
          ),
        ])
        .as("segundo_factor"),
    )
    .where("rol", "=", "admin")
    .where("activo", "=", 1)
    .orderBy("id")
    .limit(1000)
    .execute();
  return rows.map((row) => ({ ...row, segundo_factor: Boolean(row.segundo_factor) }));
}

/** Ends every session. False unless the account is active, verified and has the other rol. */
export async function moveRol(
  tx: Tx,
  { usuario_id, rol }: { usuario_id: number; rol: "cliente" | "admin" },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("usuarios")
    .set((eb) => ({ rol, sesion_version: eb("sesion_version", "+", 1) }))
    .where("id", "=", usuario_id)
    .where("rol", "!=", rol)
    .where("activo", "=", 1)
    .where("email_verificado_en", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Ends every session. False for an administrator's account, an erased one, and one that is so
 * already.
 */
export async function moveActivo(
  tx: Tx,
  { usuario_id, activo }: { usuario_id: number; activo: 0 | 1 },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("usuarios")
    .set((eb) => ({ activo, sesion_version: eb("sesion_version", "+", 1) }))
    .where("id", "=", usuario_id)
    .where("activo", "!=", activo)
    .where("rol", "=", "cliente")
    .where("borrado_en", "is", null)
    .where("email", "like", "%@%")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const columns = [
  "id",
  "nombre",
  "email",
  "rol",
  "activo",
  "email_verificado_en",
  "sesion_version",
  "creado_en",
] as const;

/** Undefined for an erased one and for an invitado, which is no account. */
export async function findUsuarioRow(db: Db, usuarioId: number) {
  return db
    .selectFrom("usuarios")
    .select(columns)
    .where("id", "=", usuarioId)
    .where("borrado_en", "is", null)
    .where("email", "like", "%@%")
    .executeTakeFirst();
}

/** Locked: an invitation decides on it. */
export async function lockUsuarioByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom("usuarios")
    .select(columns)
    .where("email", "=", email)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
