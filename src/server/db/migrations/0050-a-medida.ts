import { type Kysely, sql } from "kysely";

/** Pieces made to the buyer's measure, and lines that have no retracto for it (docs/decisiones.md 73). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table productos add column a_medida integer not null default 0
      check (a_medida in (0, 1))`,
    `alter table pedido_detalles add column a_medida integer not null default 0
      check (a_medida in (0, 1))`,
    `alter table pedido_detalles add column sin_retracto integer not null default 0
      check (sin_retracto in (0, 1) and sin_retracto <= a_medida)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
