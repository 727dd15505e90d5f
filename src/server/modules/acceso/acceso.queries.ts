import type { Db, Tx } from "../../db/database.ts";
import { prepare } from "../../db/prepared.ts";

const usuarioColumns = [
  "id",
  "nombre",
  "email",
  "password_hash",
  "google_sub",
  "rol",
  "activo",
  "email_verificado_en",
  "sesion_version",
] as const;

export type UsuarioRow = NonNullable<Awaited<ReturnType<typeof findUsuarioByEmail>>>;

const byEmail = prepare((db, { email }: { email: string }) =>
  db.selectFrom("usuarios").select(usuarioColumns).where("email", "=", email),
);

export async function findUsuarioByEmail(db: Db, email: string) {
  return (await byEmail(db, { email })).rows[0];
}

export async function findUsuarioById(db: Db, id: number) {
  return db.selectFrom("usuarios").select(usuarioColumns).where("id", "=", id).executeTakeFirst();
}

/** Locks the account's row. False once it is closed or erased; the row is locked all the same. */
export async function lockUsuarioRow(tx: Tx, id: number): Promise<boolean> {
  return (await locked(tx, { id })).rows[0]?.activo === 1;
}

const locked = prepare((db, { id }: { id: number }) =>
  db.selectFrom("usuarios").select("activo").where("id", "=", id).forNoKeyUpdate(),
);

export async function findCuenta(db: Db, id: number) {
  return db
    .selectFrom("usuarios")
    .select(["nombre", "email", "rol", "creado_en", "email_verificado_en", "google_sub"])
    .select((eb) => [
      eb("password_hash", "is not", null).as("tiene_password"),
      eb("google_sub", "is not", null).as("unida_a_google"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

export type NewUsuario = {
  nombre: string;
  email: string;
  password_hash: string | null;
  email_verificado_en: number | null;
  now: number;
};

/** Undefined when the address is taken. */
export async function insertUsuario(tx: Tx, usuario: NewUsuario): Promise<number | undefined> {
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

/** An existing account is taken over and its sessions end. */
export async function upsertAdmin(
  tx: Tx,
  admin: { nombre: string; email: string; password_hash: string; now: number },
): Promise<void> {
  const granted = {
    password_hash: admin.password_hash,
    rol: "admin",
    activo: 1,
    email_verificado_en: admin.now,
    google_sub: null,
  } as const;
  await tx
    .insertInto("usuarios")
    .values({ ...granted, nombre: admin.nombre, email: admin.email, creado_en: admin.now })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet((eb) => ({
        ...granted,
        nombre: admin.nombre,
        sesion_version: eb("usuarios.sesion_version", "+", 1),
      })),
    )
    .execute();
}

/** Does nothing when the password changed meanwhile. */
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

export async function raiseSessionVersion(tx: Tx, usuarioId: number): Promise<void> {
  await tx
    .updateTable("usuarios")
    .set((eb) => ({ sesion_version: eb("sesion_version", "+", 1) }))
    .where("id", "=", usuarioId)
    .execute();
}

/** False when it was verified before, or the account is erased. */
export async function markVerified(
  tx: Tx,
  { usuario_id, now }: { usuario_id: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("usuarios")
    .set({ email_verificado_en: now })
    .where("id", "=", usuario_id)
    .where("email_verificado_en", "is", null)
    .where("activo", "=", 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the session is over. */
export async function updateNombre(
  tx: Tx,
  { usuario_id, sesion_version, nombre }: OwnUsuario & { nombre: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("usuarios")
    .set({ nombre })
    .where("id", "=", usuario_id)
    .where("sesion_version", "=", sesion_version)
    .where("activo", "=", 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes on behalf of an ended session do nothing. */
export type OwnUsuario = { usuario_id: number; sesion_version: number };

export async function selectNombres(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("usuarios")
    .select(["id", "nombre"])
    .where("id", "in", [...ids])
    .orderBy("id")
    .limit(ids.length)
    .execute();
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}
