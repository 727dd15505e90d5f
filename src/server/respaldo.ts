import { runRespaldo } from "./app/respaldo/run-respaldo.ts";
import { runCommand } from "./app/run-command.ts";

await runCommand(runRespaldo);
