import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { vi } from "vitest";
import { createClient } from "#contract/client.ts";
import { networkTransport } from "./network-transport.ts";
import { findFreePort } from "./ports.ts";
import type { TestApp } from "./test-app.ts";

const readyMs = 30_000;

export type SecondProcess = {
  url: string;
  client: TestApp["client"];
  stop: () => Promise<void>;
};

/** The same shop as a process of its own, jobs and all, on the test's database and stand-ins; its clock is the real one. */
export async function startSecondProcess(
  { config, standins }: TestApp,
  env: Record<string, string> = {},
): Promise<SecondProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ["torture/shop-process.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH ?? "",
      PORT: String(port),
      SHOP_URL: config.shopUrl,
      DATA_DIR: config.dataDir,
      STANDINS_PORT: new URL(standins.url).port,
      WEBPAY_URL: `${standins.url}/webpay`,
      SMTP_URL: standins.smtpUrl,
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "error",
      ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}),
      ...env,
    },
  });
  // A test run that ends half-way leaves nothing behind.
  process.once("exit", () => child.kill("SIGKILL"));
  // Read, so that a full pipe never stops it.
  createInterface({ input: child.stdout }).on("line", () => undefined);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  await vi
    .waitFor(() => expectReady(url), { timeout: readyMs, interval: 20 })
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  return { url, client: (token) => createClient(networkTransport(url, token)), stop };
}

async function expectReady(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/salud`);
  if (!answer.ok) throw new Error(`the second process answered ${answer.status}`);
}
