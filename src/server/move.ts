import { runMove } from "./app/move/run-move.ts";
import { runCommand } from "./app/run-command.ts";

await runCommand(runMove);
