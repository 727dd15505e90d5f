import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** The placa that the owner chose for a print that waits (docs/reglas.md 217). */
export async function up(db: Kysely<unknown>, { bigint }: Engine): Promise<void> {
  await sql.raw(`alter table trabajos add column placa ${bigint}`).execute(db);
}
