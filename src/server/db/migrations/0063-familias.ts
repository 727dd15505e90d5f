import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Productos that are one piece in several colors or sizes (docs/reglas.md 206). */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table familias (id ${id}, nombre text not null, ejes text not null)${strict}`,
    `alter table productos add column familia_id ${bigint} references familias (id)`,
    "alter table productos add column valores text not null default '[]'",
    `create unique index productos_por_valores on productos (familia_id, valores)
      where familia_id is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
