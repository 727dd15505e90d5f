import type { Db, Tx } from "../../../db/database.ts";
import type { EnlacesInvitadoTable } from "../../../db/schema/invitados.ts";

export async function insertEnlaceInvitado(db: Db, enlace: EnlacesInvitadoTable): Promise<void> {
  await db.insertInto("enlaces_invitado").values(enlace).execute();
}

/** Whose address it was sent to. */
export async function findEmailOfEnlace(
  db: Db,
  { hash, now }: { hash: string; now: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("enlaces_invitado")
    .select("email")
    .where("hash", "=", hash)
    .where("expira_en", ">", now)
    .executeTakeFirst();
  return row?.email;
}

export async function deleteEnlacesInvitado(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("enlaces_invitado").where("email", "=", email).execute();
}

export async function deleteEnlacesInvitadoBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("enlaces_invitado").where("expira_en", "<", before).execute();
}
