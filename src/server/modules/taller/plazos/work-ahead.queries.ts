import { sql } from "kysely";
import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import type { Db } from "../../../db/database.ts";
import { literal, prepare } from "../../../db/prepared.ts";
import { openTrabajoEstados } from "../trabajo-transitions.ts";
import { maxOpenTrabajos } from "../trabajos.queries.ts";

/** Also those that wait for an answer to their retracto: the shop may refuse. */
export const unprintedEstados: readonly TrabajoEstado[] = ["en_pausa", "en_cola", "imprimiendo"];

const unprinted = prepare((db, _: Record<never, never>) =>
  db
    .selectFrom("trabajos")
    .select(["receta_id", "gramos", sql<number>`cast(count(*) as integer)`.as("piezas")])
    .where("estado", "in", openTrabajoEstados.map(literal))
    .where("estado", "in", unprintedEstados.map(literal))
    .where("tipo", "=", literal("imprimir"))
    .groupBy(["receta_id", "gramos"])
    .orderBy("receta_id")
    .orderBy("gramos")
    .limit(maxOpenTrabajos),
);

/** Prints that are not done: how many take the same receta and colors. */
export async function selectUnprinted(
  db: Db,
): Promise<{ receta_id: number | null; gramos: string; piezas: number }[]> {
  return (await unprinted(db, {})).rows;
}
