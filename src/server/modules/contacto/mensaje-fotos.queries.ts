import type { Db, Tx } from "../../db/database.ts";

export type MensajeFoto = {
  /** The name of the sender's file. */
  nombre: string;
  /** A WebP, base64. */
  contenido: string;
};

export async function insertFotos(
  tx: Tx,
  { mensaje_id, fotos, now }: { mensaje_id: number; fotos: readonly MensajeFoto[]; now: number },
): Promise<void> {
  if (fotos.length === 0) return;
  const rows = fotos.map((foto, place) => ({
    ...{ ...foto, mensaje_id, orden: place + 1 },
    creado_en: now,
  }));
  await tx.insertInto("mensaje_fotos").values(rows).execute();
}

export async function selectFotos(db: Db, mensajeId: number): Promise<MensajeFoto[]> {
  return db
    .selectFrom("mensaje_fotos")
    .select(["nombre", "contenido"])
    .where("mensaje_id", "=", mensajeId)
    .orderBy("orden")
    .limit(4)
    .execute();
}

/** None for a mensaje without photographs. */
export async function selectFotoNombres(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("mensaje_fotos")
    .select(["mensaje_id", "nombre"])
    .where("mensaje_id", "in", [...ids])
    .orderBy("mensaje_id")
    .orderBy("orden")
    .limit(ids.length * 4)
    .execute();
  const byMensaje = Map.groupBy(rows, ({ mensaje_id }) => mensaje_id);
  return new Map([...byMensaje].map(([id, fotos]) => [id, fotos.map(({ nombre }) => nombre)]));
}

/** All that came since, at most `limit`. */
export async function countFotosSince(
  db: Db,
  { since, limit }: { since: number; limit: number },
): Promise<number> {
  const rows = await db
    .selectFrom("mensaje_fotos")
    .select("creado_en")
    .where("creado_en", ">", since)
    .limit(limit)
    .execute();
  return rows.length;
}
