import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { textColumns } from "../texts.ts";

/** The index of words knows what the shop does not show (docs/decisiones.md 60). */
export async function up(db: Kysely<unknown>, { name, texts }: Engine): Promise<void> {
  if (name !== "sqlite") await sql`set local statement_timeout = 0`.execute(db);
  for (const statement of texts.markHidden(textColumns)) await sql.raw(statement).execute(db);
}
