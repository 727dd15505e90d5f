import { type Dialect as KyselyDialect, PostgresDialect } from "kysely";
import pg from "pg";

const connectTimeoutMs = 2000;
const statementTimeoutMs = 5000;
const idleTransactionTimeoutMs = 10_000;

/** Opens a pool of connections to a PostgreSQL server. 64-bit integers come back as numbers. */
export function openPostgres(connectionString: string): { dialect: KyselyDialect; pool: pg.Pool } {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    application_name: "estrato",
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on("error", () => undefined);
  return { dialect: new PostgresDialect({ pool }), pool };
}

/** Names the server's settings with which a committed order could be lost in a power cut. */
export async function findUnsafeSettings(pool: pg.Pool): Promise<string[]> {
  const unsafe: string[] = [];
  for (const name of ["fsync", "synchronous_commit", "full_page_writes"]) {
    const { rows } = await pool.query<{ value: string }>("select current_setting($1) as value", [
      name,
    ]);
    if (rows[0]?.value === "off") unsafe.push(name);
  }
  return unsafe;
}
