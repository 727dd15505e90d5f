import type * as z from "zod/mini";
import {
  ownEvent,
  recordSecurityEvent,
  type SecurityEvent,
  type SecurityFacts,
} from "../../audit/index.ts";
import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/database.ts";

export type CommandContext = Pick<AppContext, "db" | "clock" | "config" | "countSecurityEvent">;

/** Lines to print; a failure ends with status 1. */
export type Output = { lines: readonly string[]; isFailed: boolean };

/** One verb of `npm run tienda`. */
export type Command = {
  /** The typed words, e.g. "administradores quitar". */
  words: string;
  /** One line of the help. */
  summary: string;
  /** In order; the schema's sentence is what a bad value answers. */
  values: readonly { name: string; schema: z.ZodMiniType<string, string> }[];
  /** Cannot be undone: the first value is repeated as `--confirmar`. */
  isConfirmed?: true;
  /** Throws an `AppError` for a refusal. */
  run: (ctx: CommandContext, values: readonly string[]) => Promise<readonly string[] | Output>;
};

type Act = Pick<SecurityEvent, "tipo"> & {
  datos: SecurityFacts;
  /** The address that the command concerned, if it has no account; only its keyed hash is kept. */
  email?: string;
};

/** Records what a command did: no session, so the event names no usuario. */
export function recordCommand(
  tx: Tx,
  ctx: CommandContext,
  { tipo, datos, email }: Act,
): Promise<void> {
  const event = ownEvent(tipo, "linea-de-comandos");
  return recordSecurityEvent(tx, ctx, { ...event, datos, email: email ?? null });
}
