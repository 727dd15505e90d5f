import { runRestore } from "./app/respaldo/run-restore.ts";
import { runCommand } from "./app/run-command.ts";

await runCommand(runRestore);
