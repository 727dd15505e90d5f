import type { Config } from "../../config/config.ts";
import { systemClock } from "../../time/clock.ts";
import { openShopDatabase } from "../open-database.ts";
import { readPublicTienda } from "../read-public-tienda.ts";
import { perform, readShopConfig, type Terminal } from "../terminal.ts";
import { checksCommands } from "./checks.commands.ts";
import type { Command, Output } from "./command.ts";
import { correosCommands } from "./correos.commands.ts";
import { cuentasCommands } from "./cuentas.commands.ts";
import { imagenesCommands } from "./imagenes.commands.ts";
import { pagosCommands } from "./pagos.commands.ts";
import { personasCommands } from "./personas.commands.ts";
import { describeCommands, readArguments } from "./read-arguments.ts";

const commands: readonly Command[] = [
  ...checksCommands,
  ...cuentasCommands,
  ...correosCommands,
  ...pagosCommands,
  ...personasCommands,
  ...imagenesCommands,
];

/** Answers the exit status: 0 done, 1 refused or not possible, 2 not understood. */
export async function runTienda(args: readonly string[], terminal: Terminal): Promise<number> {
  const reading = readArguments(args, commands);
  if (reading.kind === "help") {
    for (const line of describeCommands(commands)) terminal.say(line);
    return 0;
  }
  if (reading.kind === "fault") {
    terminal.complain(reading.sentence);
    return 2;
  }
  let isFailed = false;
  const status = await perform(terminal, async () => {
    const output = await run(reading, readShopConfig(terminal.env));
    for (const line of output.lines) terminal.say(line);
    isFailed = output.isFailed;
  });
  return isFailed ? 1 : status;
}

type Asked = { command: Command; values: readonly string[] };

async function run({ command, values }: Asked, config: Config): Promise<Output> {
  const { db, close } = await openShopDatabase(config);
  // A command has no metrics to scrape.
  const countSecurityEvent = () => undefined;
  try {
    const tienda = await readPublicTienda(db, config.tienda());
    const ctx = {
      db,
      clock: systemClock,
      config: { ...config, tienda: () => tienda },
      countSecurityEvent,
    };
    const output = await command.run(ctx, values);
    return "lines" in output ? output : { lines: output, isFailed: false };
  } finally {
    await close();
  }
}
