import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { textColumns } from "../texts.ts";

/** The producto that lists show of a familia is found by what its variantes are called (docs/reglas.md 206). */
export async function up(db: Kysely<unknown>, { name, texts }: Engine): Promise<void> {
  const joined = name === "sqlite" ? "group_concat" : "string_agg";
  const statements = [
    "alter table productos add column busqueda_variantes text not null default ''",
    ...texts.reindex(textColumns),
    `update productos set busqueda_variantes = coalesce((
      select ${joined}(otra.busqueda, ' ') from productos as otra
      where otra.familia_id = productos.familia_id and otra.id <> productos.id and otra.activo = 1
    ), '') where familia_id is not null and detras = 0`,
  ];
  if (name !== "sqlite") await sql`set local statement_timeout = 0`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}
