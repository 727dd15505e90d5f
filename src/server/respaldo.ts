import { runBackup } from "./app/backup/run-backup.ts";
import { runCommand } from "./app/run-command.ts";

await runCommand(runBackup);
