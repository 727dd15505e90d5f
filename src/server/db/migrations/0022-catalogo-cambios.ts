import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Which productos a sale has changed, so that it makes only their pages stale. */
export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statements = [
    `alter table catalogo_version add column estructura ${bigint} not null default 1`,
    `alter table catalogo_version add column ventas ${bigint} not null default 1`,
    "update catalogo_version set estructura = version, ventas = version",
    // No foreign key: its check would lock a producto after the version, against the order of locks.
    `create table catalogo_cambios (
      producto_id ${bigint} primary key,
      version ${bigint} not null
    )${strict}`,
    "create index catalogo_cambios_por_version on catalogo_cambios (version)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
