import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** When a person had a parked mail sent again: its two days with a mail server that is away begin anew. */
export async function up(db: Kysely<unknown>, { bigint }: Engine): Promise<void> {
  await sql.raw(`alter table correos add column reanudado_en ${bigint}`).execute(db);
}
