import type { Db, Tx } from "../../../db/database.ts";

export type NewInvitacion = {
  email: string;
  /** Null from the command line. */
  invitada_por: number | null;
  expira_en: number;
  now: number;
};

const columns = ["id", "email", "creado_en", "expira_en"] as const;

/** Replaces the one before for this address, whose link dies. */
export async function replaceInvitacion(tx: Tx, { now, ...invitacion }: NewInvitacion) {
  await tx.deleteFrom("invitaciones").where("email", "=", invitacion.email).execute();
  return tx
    .insertInto("invitaciones")
    .values({ ...invitacion, hash: null, creado_en: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function selectInvitaciones(db: Db, now: number) {
  return db
    .selectFrom("invitaciones")
    .select(columns)
    .where("expira_en", ">", now)
    .orderBy("id", "desc")
    .limit(1000)
    .execute();
}

/** When its mail is sent. Undefined once it was cancelled, replaced or is over. */
export async function setInvitacionHash(
  tx: Tx,
  { id, hash, now }: { id: number; hash: string; now: number },
) {
  return tx
    .updateTable("invitaciones")
    .set({ hash })
    .where("id", "=", id)
    .where("expira_en", ">", now)
    .returning(["email", "invitada_por"])
    .executeTakeFirst();
}

export async function findLiveInvitacion(db: Db, { hash, now }: { hash: string; now: number }) {
  return db
    .selectFrom("invitaciones")
    .select(["id", "email", "invitada_por"])
    .where("hash", "=", hash)
    .where("expira_en", ">", now)
    .executeTakeFirst();
}

/** False when a concurrent call accepted or cancelled it. */
export async function deleteInvitacion(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("invitaciones")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Undefined once it was accepted, cancelled or replaced. */
export async function findInvitacionEmail(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("invitaciones")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.email;
}

export async function deleteInvitacionesBy(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom("invitaciones").where("invitada_por", "=", usuarioId).execute();
}

export async function deleteInvitacionTo(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("invitaciones").where("email", "=", email).execute();
}

export async function deleteInvitacionesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("invitaciones").where("expira_en", "<", before).execute();
}
