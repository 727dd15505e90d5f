import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** The owner finds a pedido by the digits of its telephone (modules/pedidos/pedido-numero.ts at this date). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isSqlite = engine.name === "sqlite";
  const signs = [" ", "(", ")", "-", ".", "+"];
  const digits = isSqlite
    ? signs.reduce((text, sign) => `replace(${text}, '${sign}', '')`, "telefono")
    : "regexp_replace(telefono, '\\D', '', 'g')";
  if (!isSqlite) await sql`set local statement_timeout = 0`.execute(db);
  await sql.raw(`update pedidos set busqueda = busqueda || ' +' || ${digits}`).execute(db);
}
