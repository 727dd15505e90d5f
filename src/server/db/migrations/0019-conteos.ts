import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Kept counts, and the orders of the catalogue in both directions (docs/decisiones.md 64). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { bigint, strict, keepConteo } = engine;
  const statements = [
    `create table productos_conteo (
      categoria_id ${bigint} not null,
      activo integer not null,
      destacado integer not null,
      total ${bigint} not null check (total >= 0),
      primary key (categoria_id, activo, destacado)
    )${strict}`,
    `insert into productos_conteo (categoria_id, activo, destacado, total)
      select categoria_id, activo, destacado, count(*) from productos
      group by categoria_id, activo, destacado`,
    ...keepConteo("productos", ["categoria_id", "activo", "destacado"]),
    ...indexes,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Ties are ordered by id, newest first, in either direction of the precio. */
const indexes = [
  "create index productos_por_precio_asc on productos (activo, precio, id desc)",
  "create index productos_todos_por_precio_desc on productos (precio, id)",
  `create index productos_de_categoria_por_precio_asc
    on productos (categoria_id, activo, precio, id desc)`,
  "create index productos_de_categoria_por_precio on productos (categoria_id, activo, precio, id)",
  `create index productos_de_categoria_por_busqueda
    on productos (categoria_id, activo, busqueda, id desc)`,
];
