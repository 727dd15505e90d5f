import type { Db, Tx } from "../../db/database.ts";
import { erasedValues } from "../../db/erased-values.ts";

export async function selectOpinionesOf(
  db: Db,
  { usuarioId, limit }: { usuarioId: number; limit: number },
) {
  return db
    .selectFrom("opiniones")
    .select(["producto_id", "calificacion", "comentario", "respuesta", "creado_en"])
    .where("usuario_id", "=", usuarioId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** True when there were any. */
export async function blankOpiniones(tx: Tx, usuario_id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("opiniones")
    .set({ ...erasedValues("opiniones", usuario_id), usuario_id: null })
    .where("usuario_id", "=", usuario_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
