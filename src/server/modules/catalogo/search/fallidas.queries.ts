import type { BusquedaFallida } from "#contract/schemas/busquedas.ts";
import type { Db, Tx } from "../../../db/database.ts";

const shown = 100;

/** The most frequent first. */
export async function selectFallidas(db: Db): Promise<BusquedaFallida[]> {
  return db
    .selectFrom("busquedas_fallidas")
    .select(["palabras", "veces", "ultima_en"])
    .orderBy("veces", "desc")
    .orderBy("ultima_en", "desc")
    .limit(shown)
    .execute();
}

export type Fallida = { palabras: string; veces: number };

export async function addFallidas(
  tx: Tx,
  { fallidas, now }: { fallidas: readonly Fallida[]; now: number },
): Promise<void> {
  if (fallidas.length === 0) return;
  await tx
    .insertInto("busquedas_fallidas")
    .values(fallidas.map((one) => ({ ...one, ultima_en: now })))
    .onConflict((conflict) =>
      conflict.column("palabras").doUpdateSet((eb) => ({
        veces: eb("busquedas_fallidas.veces", "+", eb.ref("excluded.veces")),
        ultima_en: eb.ref("excluded.ultima_en"),
      })),
    )
    .execute();
}

/** Those before `before`, and the rarest and oldest beyond `kept`. */
export async function pruneFallidas(
  tx: Tx,
  { before, kept }: { before: number; kept: number },
): Promise<void> {
  await tx.deleteFrom("busquedas_fallidas").where("ultima_en", "<", before).execute();
  const beyond = tx
    .selectFrom("busquedas_fallidas")
    .select("palabras")
    .orderBy("veces", "desc")
    .orderBy("ultima_en", "desc")
    .limit(kept)
    .offset(kept);
  await tx.deleteFrom("busquedas_fallidas").where("palabras", "in", beyond).execute();
}
