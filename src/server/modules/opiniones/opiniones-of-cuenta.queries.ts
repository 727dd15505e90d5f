import type { Db, Tx } from "../../db/database.ts";

export async function selectOpinionesOf(
  db: Db,
  { usuarioId, limit }: { usuarioId: number; limit: number },
) {
  return db
    .selectFrom("opiniones")
    .select(["producto_id", "calificacion", "comentario", "creado_en"])
    .where("usuario_id", "=", usuarioId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** True when there were any. */
export async function blankOpiniones(
  tx: Tx,
  { usuario_id, nombre_usuario }: { usuario_id: number; nombre_usuario: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("opiniones")
    .set({ usuario_id: null, nombre_usuario })
    .where("usuario_id", "=", usuario_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
