import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Which shop this database is of. The row is made by the shop: a copy of an empty database is another shop. */
export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statement = `create table tienda (
    id integer primary key check (id = 1),
    clave text not null,
    creado_en ${bigint} not null
  )${strict}`;
  await sql.raw(statement).execute(db);
}
