import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * Columns that a search asks of each hit, in a tenth of the pages that the rows fill. PostgreSQL reads the rows anyway, to
 * check its index of words.
 */
export async function up(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  if (name === "postgres") return;
  await sql`create index productos_de_busqueda
    on productos (id, activo, categoria_id, destacado, precio, stock, reservado)`.execute(db);
}
