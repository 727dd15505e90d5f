import { type Kysely, sql } from "kysely";

/** Indexes of queries that read whole tables (tests/db/sql/kept). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "create index pago_intentos_por_usuario on pago_intentos (usuario_id, creado_en)",
  // Without statistics SQLite prefers `opiniones_por_oculta`, and reads all opiniones.
  "create index opiniones_de_producto on opiniones (producto_id, oculta, id)",
  "create index mensajes_por_email on mensajes_contacto (email, id)",
];
