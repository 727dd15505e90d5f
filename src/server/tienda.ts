import { runTienda } from "./app/tienda/run-tienda.ts";
import { readEnvFile } from "./config/environment.ts";
import { keepFilesPrivate } from "./data-folder.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

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
process.exitCode = faults.length > 0 ? 1 : await runTienda(args, { say, complain });
