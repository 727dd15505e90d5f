/** The way to the server: refused, lost, too slow, not found. */
const networkCodes: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/**
 * PostgreSQL: class 08 connection, 53 out of disk, memory or connections, 57P01 to 57P05 going down
 * or not up yet, 57014 statement too slow, 58030 disk fault, 25006 a replica that takes no writes.
 */
const serverCodes = /^(08...|53...|57P0[1-5]|57014|58030|25006)$/;

/** SQLite: BUSY, READONLY, IOERR, FULL, CANTOPEN; the upper bits only say more about them. */
const sqliteCodes: ReadonlySet<number> = new Set([5, 8, 10, 13, 14]);

/** How the pool of node-postgres says that nobody gave a connection back in time. */
const crowded = "timeout exceeded when trying to connect";

/** Faults that node-postgres tells by a sentence alone. */
const sentences = new RegExp(
  [
    crowded,
    "timeout expired",
    "Connection terminated",
    "connection error and is not queryable",
    "connection has been discarded",
    "the database system is",
  ].join("|"),
);

/** True when every connection was taken for as long as one waits for them: nothing has been asked yet. */
export function isCrowded(error: unknown): boolean {
  return error instanceof Error && error.message === crowded;
}

/**
 * True of a fault that is nobody's mistake and passes: the database is gone, going down, silent,
 * locked or has no room. What was asked may be asked again.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, errcode, message } = (error ?? {}) as {
    code?: unknown;
    errcode?: unknown;
    message?: unknown;
  };
  if (typeof errcode === "number") return sqliteCodes.has(errcode & 0xff);
  if (networkCodes.has(code)) return true;
  if (typeof code === "string" && serverCodes.test(code)) return true;
  return sentences.test(String(message ?? ""));
}
