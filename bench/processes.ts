import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { findProgram } from "#rig/system/programs.ts";

/** A server on the load generator's core is measured too fast or too slow. */
export const hasOwnCore = availableParallelism() > 1 && findProgram("taskset") !== null;

export type StartedServer = { process: ChildProcess; message: unknown };

/** Starts a script of this folder on core 0. Answers with its first message: it is ready. */
export async function startServer(
  script: string,
  env: Record<string, string>,
): Promise<StartedServer> {
  const [program = "", ...start] = hasOwnCore
    ? ["taskset", "-c", "0", process.execPath]
    : [process.execPath];
  const server = spawn(program, [...start, `bench/${script}`], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...env },
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

const ticksPerSecond = Number(spawnSync("getconf", ["CLK_TCK"]).stdout ?? 100) || 100;

/** Seconds of CPU that a process has used, all threads, from Linux's /proc. */
export function processorSeconds(pid: number): number {
  return secondsOf(readStat(pid));
}

/** With its children, those that have ended included. */
export function familySeconds(pid: number): number {
  const own = readStat(pid);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter(({ parent }) => parent === pid);
  const ended = (own.endedUserTicks + own.endedSystemTicks) / ticksPerSecond;
  return [own, ...children].reduce((sum, one) => sum + secondsOf(one), ended);
}

type Stat = Record<
  "parent" | "userTicks" | "systemTicks" | "endedUserTicks" | "endedSystemTicks",
  number
>;

function secondsOf({ userTicks, systemTicks }: Stat): number {
  return (userTicks + systemTicks) / ticksPerSecond;
}

/** Zeros for a process that has ended. */
function readStat(pid: number): Stat {
  // Two fields stand before the name's end: this begins with the third.
  const fields = readOrEmpty(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, "")
    .split(" ")
    .map(Number);
  const [userTicks = 0, systemTicks = 0, endedUserTicks = 0, endedSystemTicks = 0] =
    fields.slice(11);
  return { parent: fields[1] ?? 0, userTicks, systemTicks, endedUserTicks, endedSystemTicks };
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
