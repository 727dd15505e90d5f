import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statements = [
    "create unique index productos_por_sku on productos (lower(sku))",
    "create index producto_imagenes_por_nombre on producto_imagenes (nombre)",
    // Cached pages go on showing a picture for a while.
    `create table imagenes_retiradas (
      nombre text primary key,
      retirada_en ${bigint} not null
    )${strict}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
