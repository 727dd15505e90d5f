import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { inheritedEnv } from "#rig/process/inherited-env.ts";
import { readStart } from "#rig/process/read-start.ts";
import type { Env } from "#rig/shop/config-of.ts";
import { waitFor } from "#rig/system/wait-for.ts";

export type ShopProcess = {
  /** The largest it has been. Of a process that has ended, 0. */
  peakMegabytes: () => number;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** For a machine under load. */
const patienceMs = 120_000;

/** Starts the build in `folder`. Resolves when it can serve. */
export async function startProcess(
  folder: string,
  env: Env & { PORT: string },
): Promise<ShopProcess> {
  const { options, variables } = readStart();
  const child = spawn(process.execPath, [...options, "rehearsal/shop-main.ts"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...inheritedEnv, ...variables, ...env },
  });
  const killChild = () => child.kill("SIGKILL");
  process.once("exit", killChild);
  const died = once(child, "close").then(() => void process.off("exit", killChild));
  const hasDied = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    if (!hasDied()) child.kill(signal);
    await died;
  };
  const isReady = async () => {
    if (hasDied()) throw new Error(`the process on port ${env.PORT} ended at its start`);
    const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/salud`).catch(() => null);
    return answer?.ok ? true : undefined;
  };
  const patience = { timeoutMs: patienceMs, intervalMs: 50 };
  await waitFor("a process of the shop", isReady, patience).catch(async (error: unknown) => {
    await end("SIGKILL");
    throw error;
  });
  return {
    peakMegabytes: () => readPeak(child.pid),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

function readPeak(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
