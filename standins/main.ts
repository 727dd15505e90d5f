import { createStandins, type Standins } from "./create-standins.ts";
import { readSettings, type Settings } from "./settings.ts";

await main();

async function main(): Promise<void> {
  const read = readSettings(process.env);
  if ("problems" in read) return giveUp(read.problems);
  const standins = await start(read.settings);
  if (standins === null) return;
  closeWhenAsked(standins, read.settings);
  const ready = { listo: true, url: standins.url, smtp: standins.smtpUrl };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
}

async function start(settings: Settings): Promise<Standins | null> {
  try {
    return await createStandins(settings);
  } catch (error) {
    giveUp([explain(error)]);
    return null;
  }
}

function closeWhenAsked(standins: Standins, { exitsWithParent }: Settings): void {
  let isClosing = false;
  async function close(): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    await standins.close();
    process.exit(0);
  }
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
  if (!exitsWithParent) return;
  // Standard input ends when the parent dies, even by kill -9.
  process.stdin.on("end", close).on("error", close).resume();
}

function explain(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") {
    return `El puerto ${port} ya está en uso. Cierra el proceso que lo ocupa o elige otro con STANDINS_PORT o STANDINS_SMTP_PORT.`;
  }
  if (code === "EACCES")
    return `No hay permiso para usar el puerto ${port}. Elige uno mayor a 1023.`;
  return `Los simuladores no pudieron iniciar: ${message}`;
}

function giveUp(problems: string[]): void {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
