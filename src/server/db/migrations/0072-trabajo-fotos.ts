import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** The photograph of a piece at its check, as base64 (docs/reglas.md 212). */
export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table trabajo_fotos (
      trabajo_id ${bigint} not null primary key references trabajos (id),
      contenido text not null,
      creado_en ${bigint} not null
    )${strict}`,
    "create index trabajo_fotos_por_creado_en on trabajo_fotos (creado_en)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
