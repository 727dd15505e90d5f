import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Env } from "#rig/shop/config-of.ts";
import { waitFor } from "#rig/system/wait-for.ts";
import type { Aim } from "./failpoints.ts";
import { inheritedEnv } from "./inherited-env.ts";

export type ShopProcess = {
  url: string;
  readyMs: number;
  /** Where it died; null while it lives or after a kill from outside. */
  reached: () => string | null;
  hasDied: () => boolean;
  died: Promise<void>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  step: () => void;
  /** Has it die at a failpoint from now on. */
  aim: (aim: Aim) => Promise<void>;
};

/** For a machine under load; a process that dies ends the wait at once. */
const patienceMs = 120_000;

/** Resolves when the shop is ready. The settings include PORT. */
export async function startShopProcess(env: Env & { PORT: string }): Promise<ShopProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["rig/process/shop-main.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...inheritedEnv, ...env },
  });
  const killChild = () => child.kill("SIGKILL");
  process.once("exit", killChild);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const died = once(child, "close").then(() => void process.off("exit", killChild));
  const hasDied = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    if (!hasDied()) child.kill(signal);
    await died;
  };
  // It may die while it is told something.
  child.stdin.on("error", () => undefined);
  const url = `http://127.0.0.1:${env.PORT}`;
  await waitUntilReady(url, hasDied).catch(async (error: unknown) => {
    await end("SIGKILL");
    throw error;
  });
  return {
    url,
    readyMs: performance.now() - startedAt,
    reached: () => /failpoint (\S+)/.exec(output)?.[1] ?? null,
    hasDied,
    died,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    step: () => {
      if (!hasDied()) child.kill("SIGUSR2");
    },
    async aim(aim) {
      child.stdin.write(`${JSON.stringify(aim)}\n`);
      const isAimed = async () => (hasDied() || output.includes("aimed") ? true : undefined);
      await waitFor("the shop's aim", isAimed, { timeoutMs: patienceMs });
    },
  };
}

/** Only a live process is ready. */
async function waitUntilReady(url: string, hasDied: () => boolean): Promise<void> {
  const ask = async () => {
    if (hasDied()) throw new Error("the shop's process ended at its start");
    const answer = await fetch(`${url}/api/salud`).catch(() => null);
    return answer?.ok && !hasDied() ? true : undefined;
  };
  await waitFor("the shop's process", ask, { timeoutMs: patienceMs });
}
