import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { currentSpan } from "../../call.ts";
import { type Db, findStatementWatch } from "../../db/database.ts";
import { nameStatement, type Statement } from "../../db/statement-watch.ts";

type DatabaseWatch = { registry: Registry; db: Db; log: Logger; slowStatementMs: number };

/** Statements, connections and room of the database (docs/operar.md "Metrics"). */
export function watchDatabase({ registry, db, log, slowStatementMs }: DatabaseWatch): void {
  const watch = findStatementWatch(db);
  if (watch === undefined) return;
  const registers = [registry];
  const statements = new Histogram({
    name: "estrato_statement_seconds",
    help: "Time of a statement of the database, by its verb",
    labelNames: ["verb"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  const slow = new Counter({
    name: "estrato_statements_slow_total",
    help: "Statements that took longer than SLOW_STATEMENT_MS",
    registers,
  });
  const waits = new Histogram({
    name: "estrato_connection_wait_seconds",
    help: "Time until a connection to the database was free",
    buckets: [0.001, 0.01, 0.1, 0.5, 2],
    registers,
  });
  new Gauge({
    name: "estrato_connections",
    help: "Connections to the database, and who waits for one, by state",
    labelNames: ["state"],
    registers,
    collect() {
      const { inUse, idle, waiting } = watch.connections();
      this.set({ state: "in_use" }, inUse);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waiting" }, waiting);
    },
  });
  new Gauge({
    name: "estrato_disk_full",
    help: "1 while the database refuses what this process writes for want of room",
    registers,
    collect() {
      this.set(watch.isDiskFull() ? 1 : 0);
    },
  });
  watch.listen({
    waited: (ms) => waits.observe(ms / 1000),
    ran(statement) {
      statements.observe({ verb: verbOf(statement.text) }, statement.ms / 1000);
      currentSpan()?.record({ ...statement, name: nameStatement(statement.text) });
      if (statement.ms < slowStatementMs) return;
      slow.inc();
      log.warn(describeSlow(statement), "slow statement");
    },
  });
}

const verbs: ReadonlySet<string> = new Set(["select", "insert", "update", "delete", "commit"]);

function verbOf(text: string): string {
  const verb = text.slice(0, 6).toLowerCase();
  return verbs.has(verb) ? verb : "other";
}

const maxTextLength = 600;

/** Called where the statement was awaited: its callers are on the stack. */
function describeSlow({ text, ms, isFailed }: Statement) {
  return {
    statement: nameStatement(text),
    ms: Math.round(ms),
    caller: findCaller(),
    // Lists of values differ in length only.
    text: text
      .trim()
      .replace(/\s+/g, " ")
      .replace(/(\?|\$\d+)(?:, (?:\?|\$\d+))+/g, "$1, …")
      .slice(0, maxTextLength),
    ...(isFailed ? { failed: true } : {}),
  };
}

const serverFolder = resolve(fileURLToPath(new URL("../..", import.meta.url)));
const platform = [`${serverFolder}/db/`, `${serverFolder}/app/watch/`];
const maxFrames = 50;

/** "findPedido modules/pedidos/pedidos.queries.ts:41": the nearest caller that is not the platform. */
function findCaller(): string | undefined {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = maxFrames;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = usual;
  const line = stack
    .split("\n")
    .find((one) => one.includes(serverFolder) && !platform.some((folder) => one.includes(folder)));
  const [, name = "", path = ""] =
    /at (?:async )?(?:([\w.<>]+) )?\(?(?:file:\/\/)?(.+?:\d+):\d+\)?$/.exec(line ?? "") ?? [];
  return path === "" ? undefined : `${name} ${path.replace(`${serverFolder}/`, "")}`.trim();
}
