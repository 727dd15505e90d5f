import { setTimeout as wait } from "node:timers/promises";
import { type Dialect, PostgresDialect, PostgresQueryCompiler } from "kysely";
import pg from "pg";
import { seconds } from "../../time/clock.ts";
import { withLiteralLimits } from "../literal-limits.ts";
import { createMigrationAdapter } from "../migrate.ts";
import { createStatementWatch, type StatementWatch, watchPool } from "../statement-watch.ts";
import { failFastInOutage } from "./outage.ts";
import { watchPresence } from "./presence.ts";

const cannotConnectNow = "57P03";
const maxRecoveryMs = seconds(30);
const poolSize = 10;
const recoveryPollMs = 100;
const connectTimeoutMs = 2000;
const statementTimeoutMs = 5000;
const idleTransactionTimeoutMs = 10_000;

/** 64-bit integers are read as numbers. */
export function openPostgres(
  connectionString: string,
  max = poolSize,
): {
  dialect: Dialect;
  pool: pg.Pool;
  watch: StatementWatch;
} {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    application_name: "estrato",
  });
  // Without listeners a lost connection ends the process; the next statement reports the error.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const watch = createStatementWatch(() => pool.totalCount);
  const failing = failFastInOutage(pool, watchPresence(connectionString));
  const dialect = new PostgresDialect({ pool: watchPool(failing, watch) });
  dialect.createAdapter = createMigrationAdapter;
  dialect.createQueryCompiler = () => withLiteralLimits(new PostgresQueryCompiler());
  return { dialect, pool, watch };
}

/** Waits up to 30 s while the server starts or replays its log. */
export async function awaitServer(pool: pg.Pool): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += recoveryPollMs) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      const isRecovering = (error as { code?: string }).code === cannotConnectNow;
      if (!isRecovering || waitedMs >= maxRecoveryMs) throw error;
      await wait(recoveryPollMs);
    }
  }
}

/** Settings that are off and risk losing committed pedidos in a power cut. */
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

/** Where an address leads, read as the driver does; never its password. */
export function describePostgres(connectionString: string): { host: string; database: string } {
  const { host, port, database = "" } = new pg.Client({ connectionString });
  return { host: `${host}:${port}`, database };
}
