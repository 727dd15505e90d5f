import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { dropCalificaciones, keepCalificaciones, rateProductos } from "../kept-opiniones.ts";

/** A variante is rated by the opiniones of its whole familia, and keeps their number (docs/reglas.md 206). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const since = { hasFamilias: true };
  const rated = "familia_id is not null or id in (select producto_id from opiniones)";
  const statements = [
    "alter table productos add column opiniones_total integer not null default 0",
    ...dropCalificaciones(engine),
    rateProductos(rated, since),
    ...keepCalificaciones(engine, since),
  ];
  if (engine.name !== "sqlite") await sql`set local statement_timeout = 0`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}
