import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import type { Db } from "../../../db/database.ts";
import { literal } from "../../../db/prepared.ts";

/** A print that came out or failed; the index `trabajos_impresos` has just these. */
const printedEstados = [
  "impreso",
  "revisado",
  "embalado",
  "fallido",
] as const satisfies readonly TrabajoEstado[];

/** Exclusive start of a batch, in the sequence of their last move. */
export type ImpresionPlace = { movido_en: number; id: number };

type Wanted = { since: number; after: ImpresionPlace; limit: number };

/** Last moved from `since` on. */
export async function selectImpresiones(db: Db, { since, after, limit }: Wanted) {
  return db
    .selectFrom("trabajos")
    .select(["id", "pedido_id", "detalle_id", "motivo", "receta_id", "gramos", "movido_en"])
    .where("tipo", "=", literal("imprimir"))
    .where("estado", "in", printedEstados.map(literal))
    .where("movido_en", ">=", Math.max(since, after.movido_en))
    .where((eb) => eb.or([eb("movido_en", ">", after.movido_en), eb("id", ">", after.id)]))
    .orderBy("movido_en")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** With those that are no failures but were printed again for another text. */
export async function countImpresiones(db: Db, since: number): Promise<number> {
  const { total } = await db
    .selectFrom("trabajos")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("tipo", "=", literal("imprimir"))
    .where("estado", "in", printedEstados.map(literal))
    .where("movido_en", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(total);
}
