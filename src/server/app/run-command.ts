import { readEnvFile } from "../config/environment.ts";
import { keepFilesPrivate } from "../data-folder.ts";
import type { Terminal } from "./terminal.ts";

/** Runs one command of the terminal with the settings that start the shop. */
export async function runCommand(
  run: (args: readonly string[], terminal: Terminal) => Promise<number>,
): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const complain = (line: string) => void process.stderr.write(`${line}\n`);
  // A reader that closes early, like `head`, loses lines; what the command does is done in full.
  for (const output of [process.stdout, process.stderr]) {
    output.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
  keepFilesPrivate();
  const { faults } = readEnvFile();
  for (const fault of faults) complain(fault);
  const args = process.argv.slice(2);
  process.exitCode = faults.length > 0 ? 1 : await run(args, { say, complain });
}
