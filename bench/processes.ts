import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { readStart } from "#rig/process/read-start.ts";
import { findProgram } from "#rig/system/programs.ts";

/** A server on the load generator's core is measured too fast or too slow. */
export const hasOwnCore = availableParallelism() > 1 && findProgram("taskset") !== null;

export type StartedServer = { process: ChildProcess; message: unknown };

/** Starts a script of this folder on core 0, as `npm start` starts a shop. Answers with its first message: it is ready. */
export async function startServer(
  script: string,
  env: Record<string, string>,
): Promise<StartedServer> {
  const { options, variables } = readStart();
  const [program = "", ...start] = hasOwnCore
    ? ["taskset", "-c", "0", process.execPath]
    : [process.execPath];
  const server = spawn(program, [...start, ...options, `bench/${script}`], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...variables, ...env },
  });
  process.once("exit", () => server.kill("SIGKILL"));
  const ended = once(server, "exit").then(() => {
    throw new Error(`${script} ended before it was ready`);
  });
  const [message] = await Promise.race([once(server, "message"), ended]);
  ended.catch(() => undefined);
  return { process: server, message };
}

/** Moves this process, which asks, away from core 0 while `work` runs. */
export async function onOtherCore(work: () => Promise<void>): Promise<void> {
  if (hasOwnCore) pin("1");
  try {
    await work();
  } finally {
    if (hasOwnCore) pin(`0-${availableParallelism() - 1}`);
  }
}

function pin(cores: string): void {
  spawnSync("taskset", ["-a", "-cp", cores, String(process.pid)]);
}
