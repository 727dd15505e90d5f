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

export async function findMensaje(db: Db, id: number) {
  return db
    .selectFrom("mensajes_contacto")
    .select(["id", "nombre", "email", "mensaje", "creado_en", "cantidad", "fecha", "archivo_id"])
    .where("id", "=", id)
    .executeTakeFirst();
}
