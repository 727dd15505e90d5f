import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** A mensaje may carry a file of a 3D model, which lies in DATA_DIR (docs/reglas.md 208). */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table archivos (
      id ${id},
      clave text not null unique,
      nombre text not null,
      tipo text not null,
      bytes ${bigint} not null,
      estado text not null check (estado in ('guardado', 'retirado')),
      creado_en ${bigint} not null
    )${strict}`,
    "create index archivos_por_creado_en on archivos (creado_en)",
    "create index archivos_retirados on archivos (id) where estado = 'retirado'",
    `alter table mensajes_contacto add column archivo_id ${bigint} references archivos (id)`,
    `create unique index mensajes_por_archivo on mensajes_contacto (archivo_id)
      where archivo_id is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
