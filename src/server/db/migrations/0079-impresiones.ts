import { type Kysely, sql } from "kysely";

/** Finds the prints of the last days, whose figures the owner reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index trabajos_impresos on trabajos (movido_en, id)
        where tipo = 'imprimir' and estado in ('impreso', 'revisado', 'embalado', 'fallido')`,
    )
    .execute(db);
}
