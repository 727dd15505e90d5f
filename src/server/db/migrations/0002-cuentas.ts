import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statements = [
    "alter table usuarios add column google_sub text",
    "create unique index usuarios_google_sub on usuarios (google_sub) where google_sub is not null",
    `alter table usuarios add column borrado_en ${bigint}`,
    `create table limites (
      clave text not null primary key,
      cuenta integer not null,
      vence_en ${bigint} not null
    )${strict}`,
    "create index limites_por_vencer on limites (vence_en)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
