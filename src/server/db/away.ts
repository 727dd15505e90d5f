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
 * PostgreSQL: 08 connection, 53 out of resources, 57P01–57P05 shutting down or starting, 57014
 * statement timeout, 58030 disk fault, 25006 read-only replica.
 */
const serverCodes = /^(08...|53...|57P0[1-5]|57014|58030|25006)$/;

/** Primary codes of SQLite: BUSY, READONLY, IOERR, FULL, CANTOPEN. */
const sqliteCodes: ReadonlySet<number> = new Set([5, 8, 10, 13, 14]);

const poolTimeout = "timeout exceeded when trying to connect";

/** Without a code in node-postgres. */
const uncodedErrors = new RegExp(
  [
    poolTimeout,
    "timeout expired",
    "Connection terminated",
    "connection error and is not queryable",
    "connection has been discarded",
    "the database system is",
  ].join("|"),
);

/** A known sentence of the driver, which has no code; never a text that quotes data. */
export function describeOutage({ message }: Error): string | null {
  return uncodedErrors.exec(message)?.[0] ?? null;
}

/** Nothing was sent: a retry is safe. */
export function isPoolExhausted(error: unknown): boolean {
  return error instanceof Error && error.message === poolTimeout;
}

const postgresDiskFull = "53100";
const sqliteFull = 13;

/** Nothing can be written until somebody makes room. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return (
    code === postgresDiskFull || (typeof errcode === "number" && (errcode & 0xff) === sqliteFull)
  );
}

/** Unreachable, shutting down, locked, no space. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, errcode, message } = (error ?? {}) as {
    code?: unknown;
    errcode?: unknown;
    message?: unknown;
  };
  if (typeof errcode === "number") return sqliteCodes.has(errcode & 0xff);
  if (networkCodes.has(code)) return true;
  if (typeof code === "string" && serverCodes.test(code)) return true;
  return uncodedErrors.test(String(message ?? ""));
}
