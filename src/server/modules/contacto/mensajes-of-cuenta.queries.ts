import type { Db, Tx } from "../../db/database.ts";

export async function selectMensajesFrom(
  db: Db,
  { email, limit }: { email: string; limit: number },
) {
  return db
    .selectFrom("mensajes_contacto")
    .select(["mensaje", "creado_en"])
    .where("email", "=", email)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function deleteMensajesFrom(tx: Tx, email: string): Promise<void> {
  const ids = tx.selectFrom("mensajes_contacto").select("id").where("email", "=", email);
  await tx.deleteFrom("mensaje_respuestas").where("mensaje_id", "in", ids).execute();
  await tx.deleteFrom("mensajes_contacto").where("email", "=", email).execute();
}
