import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Invitations to administer the shop. */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    // One for an address: a new invitation replaces the one before.
    `create table invitaciones (
      id ${id},
      email text not null unique,
      hash text unique,
      invitada_por ${bigint} references usuarios (id),
      creado_en ${bigint} not null,
      expira_en ${bigint} not null
    )${strict}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
