import { type Config, readConfig } from "../config/config.ts";
import { findStartMode, ownEnvironment } from "../config/environment.ts";
import type { Env } from "../config/settings.ts";
import type { StartMode } from "../config/start-mode.ts";
import { isDatabaseAway, isDiskFull } from "../db/away.ts";
import { findEmbedded } from "../db/sqlite/embedded-file.ts";
import { AppError, OperatorError } from "../errors.ts";

export type Terminal = {
  /** The process's own unless told. */
  env?: Env;
  say: (line: string) => void;
  complain: (line: string) => void;
};

type Command<Options> = {
  usage: string;
  /** Null when the arguments were not understood. */
  options: Options | null;
};

/** Answers the exit status: 0 done, 1 not possible, 2 not understood. */
export async function performCommand<Options>(
  terminal: Terminal,
  { usage, options }: Command<Options>,
  act: (options: Options) => Promise<void>,
): Promise<number> {
  if (options !== null) return perform(terminal, () => act(options));
  terminal.complain(`Uso: ${usage}`);
  return 2;
}

/** Answers the exit status: 0 done, 1 not possible. */
export async function perform({ complain }: Terminal, act: () => Promise<void>): Promise<number> {
  try {
    await act();
    return 0;
  } catch (error) {
    const sentence = describe(error);
    if (sentence === null) throw error;
    complain(sentence);
    return 1;
  }
}

const diskFull = "No queda espacio en el disco.";

/** Null for a bug. */
function describe(error: unknown): string | null {
  if (error instanceof OperatorError || error instanceof AppError) return error.message;
  if (isDiskFull(error)) return diskFull;
  const { code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return diskFull;
  // Before the database: ENOENT is a missing socket too, which has an address and no path.
  if (syscall !== undefined && path !== undefined) return `No se pudo usar ${path}: ${code}.`;
  if (isDatabaseAway(error)) return "La base de datos no responde. Inténtalo de nuevo.";
  if (error instanceof Error && error.cause !== undefined) return error.message;
  return null;
}

/** Throws an OperatorError that names every fault of the settings. */
export function requireConfig(env: Env, mode: StartMode = findStartMode(env)): Config {
  const result = readConfig(mode, env);
  if (!result.ok) throw new OperatorError(result.faults.join("\n"));
  return result.config;
}

/** Settings of the shop that they name. Throws an OperatorError when they are wrong or no shop is there. */
export function readShopConfig(env: Env = ownEnvironment()): Config {
  const config = requireConfig(env);
  const { databaseUrl, dataDir } = config;
  // Opening would make an empty shop.
  if (databaseUrl === null && findEmbedded(dataDir) !== "written")
    throw new OperatorError(`No hay una tienda en DATA_DIR (${dataDir}): revisa los ajustes.`);
  return config;
}
