import type { Session } from "../../context.ts";
import type { Db } from "../../db/database.ts";

const usuarioColumns = [
  "id",
  "nombre",
  "email",
  "password_hash",
  "rol",
  "activo",
  "email_verificado_en",
  "sesion_version",
] as const;

export type UsuarioRow = NonNullable<Awaited<ReturnType<typeof findUsuarioByEmail>>>;

export async function findUsuarioByEmail(db: Db, email: string) {
  return db
    .selectFrom("usuarios")
    .select(usuarioColumns)
    .where("email", "=", email)
    .executeTakeFirst();
}

export async function findUsuarioById(db: Db, id: number) {
  return db.selectFrom("usuarios").select(usuarioColumns).where("id", "=", id).executeTakeFirst();
}

/** The caller as the row says now; undefined once inactive or once the session was ended. */
export async function findSessionUsuario(
  db: Db,
  claims: { usuario_id: number; sesion_version: number },
): Promise<Session | undefined> {
  return db
    .selectFrom("usuarios")
    .select(["id as usuario_id", "nombre", "email", "rol"])
    .where("id", "=", claims.usuario_id)
    .where("sesion_version", "=", claims.sesion_version)
    .where("activo", "=", 1)
    .executeTakeFirst();
}

/** Holds a person's row until the transaction ends: what counts rows of theirs is not overtaken. */
export async function lockUsuario(tx: Db, id: number): Promise<void> {
  await tx
    .selectFrom("usuarios")
    .select("id")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type NewUsuario = {
  nombre: string;
  email: string;
  password_hash: string;
  email_verificado_en: number | null;
  now: number;
};

/** Id of the new row; undefined when the address has one already. */
export async function insertUsuario(tx: Db, usuario: NewUsuario): Promise<number | undefined> {
  const { now, ...values } = usuario;
  const row = await tx
    .insertInto("usuarios")
    .values({ ...values, rol: "cliente", creado_en: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function countAdmins(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("usuarios")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("rol", "=", "admin")
    .where("activo", "=", 1)
    .executeTakeFirstOrThrow();
  return total;
}

/** Makes the address an administrator's; an account it had is taken over and its sessions end. */
export async function upsertAdmin(
  tx: Db,
  admin: { nombre: string; email: string; password_hash: string; now: number },
): Promise<void> {
  const granted = {
    password_hash: admin.password_hash,
    rol: "admin",
    activo: 1,
    email_verificado_en: admin.now,
  } as const;
  await tx
    .insertInto("usuarios")
    .values({ ...granted, nombre: admin.nombre, email: admin.email, creado_en: admin.now })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet((eb) => ({
        ...granted,
        sesion_version: eb("usuarios.sesion_version", "+", 1),
      })),
    )
    .execute();
}

/** Replaces a hash by a stronger one of the same password, unless the password changed meanwhile. */
export async function replacePasswordHash(
  db: Db,
  change: { usuario_id: number; from: string; to: string },
): Promise<void> {
  await db
    .updateTable("usuarios")
    .set({ password_hash: change.to })
    .where("id", "=", change.usuario_id)
    .where("password_hash", "=", change.from)
    .execute();
}

/** Ends every session of a person. */
export async function raiseSesionVersion(tx: Db, usuarioId: number): Promise<void> {
  await tx
    .updateTable("usuarios")
    .set((eb) => ({ sesion_version: eb("sesion_version", "+", 1) }))
    .where("id", "=", usuarioId)
    .execute();
}

export async function markVerified(tx: Db, usuarioId: number, now: number): Promise<void> {
  await tx
    .updateTable("usuarios")
    .set({ email_verificado_en: now })
    .where("id", "=", usuarioId)
    .where("email_verificado_en", "is", null)
    .execute();
}
