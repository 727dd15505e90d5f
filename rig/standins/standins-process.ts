import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export type StandinsProcess = { url: string; smtpUrl: string; stop: () => Promise<void> };

type Options = { port: number; dataDir: string };

/** A child process that ends with this one, however this one ends. */
export async function startStandins({ port, dataDir }: Options): Promise<StandinsProcess> {
  const child = spawn(process.execPath, ["standins/main.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: {
      ...process.env,
      STANDINS_PORT: String(port),
      STANDINS_DATA: dataDir,
      STANDINS_EXIT_WITH_PARENT: "1",
    },
  });
  const { url, smtp: smtpUrl } = await readReadyLine(child);
  return {
    url,
    smtpUrl,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function readReadyLine(child: ChildProcess): Promise<{ url: string; smtp: string }> {
  if (!child.stdout) throw new Error("stand-ins without standard output");
  const lines = createInterface({ input: child.stdout });
  const line = once(lines, "line").then(([text]) => String(text));
  const exit = once(child, "exit").then(() => null);
  const first = await Promise.race([line, exit]);
  if (first === null) throw new Error("Los simuladores no pudieron iniciar.");
  return JSON.parse(first) as { url: string; smtp: string };
}
