import { runRestore } from "./app/backup/run-restore.ts";
import { runCommand } from "./app/run-command.ts";

await runCommand(runRestore);
