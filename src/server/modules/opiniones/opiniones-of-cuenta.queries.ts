import type { Db, Tx } from "../../db/database.ts";
import { erasedValues } from "../../db/personal-data/erased-values.ts";

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

/** The productos that they are about. */
export async function blankOpiniones(tx: Tx, usuario_id: number): Promise<number[]> {
  const blanked = await tx
    .updateTable("opiniones")
    .set({ ...erasedValues("opiniones", usuario_id), usuario_id: null })
    .where("usuario_id", "=", usuario_id)
    .returning("producto_id")
    .execute();
  return [...new Set(blanked.map(({ producto_id }) => producto_id))];
}
