import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Lists and searches that stay quick at 100,000 rows. */
export async function up(db: Kysely<unknown>, { indexBusqueda }: Engine): Promise<void> {
  const statements = [
    ...indexBusqueda("productos"),
    ...indexBusqueda("pedidos"),
    ...indexBusqueda("mensajes_contacto"),
    ...indexes,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The orders of the catalogue with and without its inactive rows. */
const indexes = [
  "drop index productos_por_nombre",
  "drop index productos_destacados",
  "create index productos_por_destacado on productos (destacado, activo, id)",
  "create index productos_por_activo on productos (activo, id)",
  "create index productos_por_busqueda on productos (activo, busqueda, id desc)",
  "create index productos_por_disponible on productos (activo, (stock - reservado), id desc)",
  "create index productos_todos_por_precio on productos (precio, id desc)",
  "create index productos_todos_por_busqueda on productos (busqueda, id desc)",
  "create index productos_todos_por_disponible on productos ((stock - reservado), id desc)",
  "create index opiniones_por_producto on opiniones (producto_id, oculta, calificacion)",
  "create index auditoria_por_tipo on auditoria (entidad, id)",
];
