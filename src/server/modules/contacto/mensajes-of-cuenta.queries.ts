import { retireArchivos } from "../../archivos/index.ts";
import type { Db, Tx } from "../../db/database.ts";
import { readArchivosOf } from "./mensaje-archivo.service.ts";
import { selectFotoNombres } from "./mensaje-fotos.queries.ts";

export async function selectMensajesFrom(
  db: Db,
  { email, limit }: { email: string; limit: number },
) {
  const rows = await db
    .selectFrom("mensajes_contacto")
    .select(["id", "nombre", "mensaje", "creado_en", "cantidad", "fecha", "archivo_id"])
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
  const fotos = await selectFotoNombres(
    db,
    rows.map(({ id }) => id),
  );
  const byMensaje = Map.groupBy(respuestas, ({ mensaje_id }) => mensaje_id);
  const archivoOf = await readArchivosOf(db, rows);
  return rows.map(({ id, archivo_id, ...row }) => ({
    ...row,
    fotos: fotos.get(id) ?? [],
    archivo: archivoOf(archivo_id),
    respuestas: (byMensaje.get(id) ?? []).map(({ mensaje_id: _, ...respuesta }) => respuesta),
  }));
}

export async function deleteMensajesFrom(tx: Tx, email: string): Promise<void> {
  const ids = tx.selectFrom("mensajes_contacto").select("id").where("email", "=", email);
  await tx.deleteFrom("mensaje_respuestas").where("mensaje_id", "in", ids).execute();
  await tx.deleteFrom("mensaje_fotos").where("mensaje_id", "in", ids).execute();
  const archivos = tx
    .selectFrom("mensajes_contacto")
    .select("archivo_id")
    .where("email", "=", email)
    .where("archivo_id", "is not", null);
  await retireArchivos(tx, archivos);
  await tx.deleteFrom("mensajes_contacto").where("email", "=", email).execute();
}

type Terms = { answeredBefore: number; before: number; limit: number };

/** Answered long ago, or older than any. Answers how many went. */
export async function deleteMensajesBefore(
  tx: Tx,
  { answeredBefore, before, limit }: Terms,
): Promise<number> {
  const rows = await tx
    .selectFrom("mensajes_contacto")
    .select(["id", "archivo_id"])
    .where("creado_en", "<", answeredBefore)
    .where((eb) =>
      eb.or([
        eb("creado_en", "<", before),
        eb.and([
          eb("estado", "!=", "nuevo"),
          eb(eb.fn.coalesce("respondido_en", "creado_en"), "<", answeredBefore),
        ]),
      ]),
    )
    .orderBy("creado_en")
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.deleteFrom("mensaje_respuestas").where("mensaje_id", "in", ids).execute();
  await tx.deleteFrom("mensaje_fotos").where("mensaje_id", "in", ids).execute();
  await tx.deleteFrom("mensajes_contacto").where("id", "in", ids).execute();
  await retireArchivos(
    tx,
    rows.flatMap(({ archivo_id }) => archivo_id ?? []),
  );
  return ids.length;
}
