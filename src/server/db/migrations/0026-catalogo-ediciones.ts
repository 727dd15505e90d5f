import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** When a producto was edited last, so that an edit makes only those pages stale that it touches. */
export async function up(db: Kysely<unknown>, { bigint }: Engine): Promise<void> {
  const statements = [
    `alter table catalogo_version add column ediciones ${bigint} not null default 1`,
    "update catalogo_version set ediciones = version",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
