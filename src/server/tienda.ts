import { runCommand } from "./app/run-command.ts";
import { runTienda } from "./app/tienda/run-tienda.ts";

await runCommand(runTienda);
