import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Facts and texts that the owner edits (docs/decisiones.md 72). No row: those of the environment. */
export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statement = `create table ajustes (
    id integer primary key check (id = 1),
    valores text not null,
    version integer not null,
    actualizado_en ${bigint} not null
  )${strict}`;
  await sql.raw(statement).execute(db);
}
