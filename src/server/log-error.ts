import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describeOutage } from "./db/away.ts";
import { AppError, OperatorError } from "./errors.ts";

/** Parts of an error that may be logged. */
export type LoggedError = {
  type: string;
  code?: string | number;
  errcode?: number;
  status?: number;
  syscall?: string;
  constraint?: string;
  table?: string;
  column?: string;
  routine?: string;
  message?: string;
  detail?: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
};

const maxDepth = 3;
const maxErrors = 5;
const maxFrames = 30;
/** The built pages hold packages, too. */
const ownFolder = resolve(fileURLToPath(new URL("..", import.meta.url)));
const frame = /^ {4}at (?:async )?(?:[\w.<>[\]$# ]+ \()?(?:file:\/\/|node:|\/)[^()\s]+:\d+:\d+\)?$/;
const name = /^[\w.:-]{1,100}$/;

/**
 * An error's text may quote a row, a form or a mail address: PostgreSQL tells the whole row in
 * `detail`. Only names, codes, places in the code and texts of our own pass.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields = error as Error & Record<string, unknown>;
  const { cause, errors } = fields;
  return dropEmpty({
    type: pick(fields.name, name) ?? "Error",
    code: typeof fields.code === "number" ? fields.code : pick(fields.code, name),
    errcode: pickNumber(fields.errcode),
    status: pickNumber(fields.status ?? fields.statusCode),
    syscall: pick(fields.syscall, name),
    constraint: pick(fields.constraint, name) ?? sqliteConstraint(error),
    table: pick(fields.table, name),
    column: pick(fields.column, name),
    routine: pick(fields.routine, name),
    message: ownMessage(error),
    detail: error instanceof AppError ? error.detail : undefined,
    stack: framesOf(error).join("\n"),
    cause: cause === undefined || depth >= maxDepth ? undefined : describeError(cause, depth + 1),
    errors:
      Array.isArray(errors) && depth < maxDepth
        ? errors.slice(0, maxErrors).map((one) => describeError(one, depth + 1))
        : undefined,
  });
}

/** One line, for a fault that is expected. */
export function summarizeError(error: unknown): string {
  const { type, code, errcode, message, cause } = describeError(error);
  const parts = [type, code, errcode, message ?? cause?.message].filter(
    (part) => part !== undefined,
  );
  return parts.join(" ");
}

/** Ours: an expected failure, a known sentence of the database, or thrown by a line of ours. */
function ownMessage(error: Error): string | undefined {
  if (error instanceof AppError || error instanceof OperatorError) return error.message;
  const outage = describeOutage(error);
  if (outage !== null) return outage;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const isOurs =
    (error.constructor === Error || error instanceof TypeError || error instanceof RangeError) &&
    code === undefined &&
    errcode === undefined &&
    isOwnFrame(framesOf(error)[0] ?? "");
  return isOurs ? error.message : undefined;
}

function isOwnFrame(line: string): boolean {
  return line.includes(`${ownFolder}/`) && !line.includes("/node_modules/");
}

/** The text before the frames is the message; a message may pose as a frame. */
function framesOf({ stack = "", message }: Error): string[] {
  const at = stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest
    .split("\n")
    .filter((line) => frame.test(line))
    .slice(0, maxFrames);
}

/** "UNIQUE constraint failed: usuarios.email": SQLite names columns, never values. */
function sqliteConstraint({ message }: Error): string | undefined {
  const [, kind, columns] =
    /^(UNIQUE|NOT NULL|CHECK|FOREIGN KEY|PRIMARY KEY) constraint failed(?:: ([\w., ]{1,200}))?$/.exec(
      message,
    ) ?? [];
  return kind === undefined ? undefined : [kind, columns].filter(Boolean).join(" ");
}

function pick(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === "string" && pattern.test(value) ? value : undefined;
}

function pickNumber(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function dropEmpty(described: Record<string, unknown> & { type: string }): LoggedError {
  return Object.fromEntries(
    Object.entries(described).filter(([, value]) => value !== undefined && value !== ""),
  ) as LoggedError;
}
