import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** What the owner edits of the shop's facts and texts (docs/decisiones.md 72). No row: as the environment says. */
export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statement = `create table ajustes (
    id integer primary key check (id = 1),
    valores text not null,
    version integer not null,
    actualizado_en ${bigint} not null
  )${strict}`;
  await sql.raw(statement).execute(db);
}
