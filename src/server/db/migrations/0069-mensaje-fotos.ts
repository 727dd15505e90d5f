import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** A mensaje says how many pieces and for when, and has photographs (docs/reglas.md 207). */
export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statements = [
    "alter table mensajes_contacto add column cantidad integer",
    "alter table mensajes_contacto add column fecha text",
    `create table mensaje_fotos (
      mensaje_id ${bigint} not null references mensajes_contacto (id),
      orden integer not null check (orden between 1 and 4),
      nombre text not null,
      contenido text not null,
      creado_en ${bigint} not null,
      primary key (mensaje_id, orden)
    )${strict}`,
    "create index mensaje_fotos_por_creado_en on mensaje_fotos (creado_en)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
