import { existsSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "../../clock.ts";
import { type Config, readConfig } from "../../config/config.ts";
import { findStartMode } from "../../config/environment.ts";
import type { Env } from "../../config/settings.ts";
import { isDatabaseAway } from "../../db/away.ts";
import { AppError } from "../../errors.ts";
import { openShopDatabase } from "../open-database.ts";
import type { Command } from "./command.ts";
import { cuentasCommands } from "./cuentas.commands.ts";
import { imagenesCommands } from "./imagenes.commands.ts";
import { describeCommands, readArguments } from "./read-arguments.ts";

const commands: readonly Command[] = [...cuentasCommands, ...imagenesCommands];

type Terminal = {
  /** The process's own unless told. */
  env?: Env;
  say: (line: string) => void;
  complain: (line: string) => void;
};

/** Answers the exit status: 0 done, 1 refused or not possible, 2 not understood. */
export async function runTienda(
  args: readonly string[],
  { env, say, complain }: Terminal,
): Promise<number> {
  const reading = readArguments(args, commands);
  if (reading.kind === "help") {
    for (const line of describeCommands(commands)) say(line);
    return 0;
  }
  if (reading.kind === "fault") {
    complain(reading.sentence);
    return 2;
  }
  const result = readConfig(findStartMode(env), env);
  const faults = result.ok ? findMissingShop(result.config) : result.faults;
  if (!result.ok || faults.length > 0) {
    for (const fault of faults) complain(fault);
    return 1;
  }
  const lines = await perform(reading, result.config).catch((error: unknown) => {
    complain(describe(error));
    return null;
  });
  for (const line of lines ?? []) say(line);
  return lines === null ? 1 : 0;
}

type Asked = { command: Command; values: readonly string[] };

async function perform({ command, values }: Asked, config: Config): Promise<string[]> {
  const { db, close } = await openShopDatabase(config);
  // Nobody scrapes the metrics of a command.
  const countSecurityEvent = () => undefined;
  try {
    return await command.run({ db, clock: systemClock, config, countSecurityEvent }, values);
  } finally {
    await close();
  }
}

/** A refusal, or a fault that has its sentence; throws anything else. */
function describe(error: unknown): string {
  if (error instanceof AppError) return error.message;
  if (isDatabaseAway(error)) return "La base de datos no responde. Inténtalo de nuevo.";
  if (error instanceof Error && error.cause !== undefined) return error.message;
  throw error;
}

/** Opening would make an empty shop. */
function findMissingShop({ databaseUrl, dataDir }: Config): string[] {
  if (databaseUrl !== null || existsSync(join(dataDir, "estrato.db"))) return [];
  return [`No hay una tienda en DATA_DIR (${dataDir}): revisa los ajustes.`];
}
