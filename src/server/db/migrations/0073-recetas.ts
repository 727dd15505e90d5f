import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** How a producto is printed (docs/reglas.md 213). What is in the workshop already stays without. */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table recetas (
      id ${id},
      producto_id ${bigint} not null references productos (id),
      version integer not null check (version > 0),
      minutos integer not null check (minutos > 0),
      por_placa integer not null check (por_placa > 0),
      notas text not null,
      gramos text not null,
      archivo_id ${bigint} references archivos (id),
      creada_en ${bigint} not null,
      unique (producto_id, version)
    )${strict}`,
    "create index recetas_por_archivo on recetas (archivo_id) where archivo_id is not null",
    `alter table trabajos add column receta_id ${bigint} references recetas (id)`,
    "alter table trabajos add column gramos text not null default '[]'",
    "create index trabajos_por_receta on trabajos (receta_id) where receta_id is not null",
    // Archivos of a day are those of its mensajes.
    "drop index archivos_por_creado_en",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
