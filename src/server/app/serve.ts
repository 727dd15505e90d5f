import { resolve } from "node:path";
import { readConfig } from "../config/config.ts";
import { announceProduction, readEnvFile } from "../config/environment.ts";
import { keepFilesPrivate } from "../data-folder.ts";
import { createLog, logLastError } from "../log.ts";
import { describeError, summarizeError } from "../log-error.ts";
import type { Signals } from "../signals.ts";
import { announceStart } from "./describe-start.ts";
import { loadBuiltPages, startShop } from "./shop.ts";

/** Always production: the demo has a program of its own (scripts/demo.ts). */
export async function serve(signals: Signals): Promise<void> {
  keepFilesPrivate();
  const { faults, notices } = readEnvFile();
  if (faults.length > 0) return giveUp(faults);
  const result = readConfig("production");
  if (!result.ok) return giveUp(result.faults);
  const log = createLog(result.config.logLevel);
  logLastError(log);
  announceProduction();
  try {
    const pages = await loadBuiltPages(resolve("build"));
    const beforeServing = async () => signals.beginServing();
    const shop = await startShop(result.config, { pages, beforeServing });
    signals.onEnd(() => {
      shop.stop().then(
        () => process.exit(0),
        (err: unknown) => {
          log.fatal({ err }, "the shop could not end its work in order");
          process.exit(1);
        },
      );
    });
    for (const notice of [...notices, ...shop.notices]) process.stdout.write(`${notice}\n`);
    process.stdout.write(`${announceStart(result.config)}\n`);
    process.stdout.write(`La tienda atiende en ${result.config.shopUrl}\n`);
  } catch (error) {
    giveUp([describeError(error).message ?? summarizeError(error)]);
  }
}

function giveUp(sentences: string[]): void {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
