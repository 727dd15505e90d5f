import type { Contacto } from "#contract/schemas/contacto.ts";
import { fold } from "#contract/values/fold.ts";
import type { Db, Tx } from "../../db/database.ts";

export async function insertMensaje(
  tx: Tx,
  mensaje: Contacto & { archivo_id: number | null; now: number },
): Promise<number> {
  const { now, ...values } = mensaje;
  const { id } = await tx
    .insertInto("mensajes_contacto")
    .values({
      ...values,
      estado: "nuevo",
      busqueda: fold(`${values.nombre} ${values.email} ${values.mensaje}`),
      creado_en: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest one of this address that came since. */
export async function findRecentMensaje(
  tx: Tx,
  { email, since }: { email: string; since: number },
) {
  return tx
    .selectFrom("mensajes_contacto")
    .select(["id", "nombre", "mensaje", "cantidad", "fecha"])
    .where("email", "=", email)
    .where("creado_en", ">", since)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function findMensaje(db: Db, id: number) {
  return db
    .selectFrom("mensajes_contacto")
    .select(["id", "nombre", "email", "mensaje", "creado_en", "cantidad", "fecha", "archivo_id"])
    .where("id", "=", id)
    .executeTakeFirst();
}
