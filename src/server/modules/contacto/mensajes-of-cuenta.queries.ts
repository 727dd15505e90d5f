import type { Db, Tx } from "../../db/database.ts";

export async function selectMensajesFrom(
  db: Db,
  { email, limit }: { email: string; limit: number },
) {
  const rows = await db
    .selectFrom("mensajes_contacto")
    .select(["id", "nombre", "mensaje", "creado_en"])
    .where("email", "=", email)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const respuestas = await db
    .selectFrom("mensaje_respuestas")
    .innerJoin("mensajes_contacto", "mensajes_contacto.id", "mensaje_respuestas.mensaje_id")
    .select(["mensaje_id", "texto", "mensaje_respuestas.creado_en"])
    .where("mensajes_contacto.email", "=", email)
    .orderBy("mensaje_respuestas.id")
    .limit(limit)
    .execute();
  const byMensaje = Map.groupBy(respuestas, ({ mensaje_id }) => mensaje_id);
  return rows.map(({ id, ...row }) => ({
    ...row,
    respuestas: (byMensaje.get(id) ?? []).map(({ mensaje_id: _, ...respuesta }) => respuesta),
  }));
}

export async function deleteMensajesFrom(tx: Tx, email: string): Promise<void> {
  const ids = tx.selectFrom("mensajes_contacto").select("id").where("email", "=", email);
  await tx.deleteFrom("mensaje_respuestas").where("mensaje_id", "in", ids).execute();
  await tx.deleteFrom("mensajes_contacto").where("email", "=", email).execute();
}
