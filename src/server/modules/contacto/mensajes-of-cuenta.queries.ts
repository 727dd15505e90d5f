import type { Db, Tx } from "../../db/database.ts";

/** What was written from an address, for the download of whoever proved that it is theirs. */
export async function selectMensajesFrom(db: Db, email: string, limit: number) {
  return db
    .selectFrom("mensajes_contacto")
    .select(["mensaje", "creado_en"])
    .where("email", "=", email)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Takes what was written from an address out of the inbox, with its answers. */
export async function deleteMensajesFrom(tx: Tx, email: string): Promise<void> {
  const ids = tx.selectFrom("mensajes_contacto").select("id").where("email", "=", email);
  await tx.deleteFrom("mensaje_respuestas").where("mensaje_id", "in", ids).execute();
  await tx.deleteFrom("mensajes_contacto").where("email", "=", email).execute();
}
