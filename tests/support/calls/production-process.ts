import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { inheritedEnv } from "#rig/process/inherited-env.ts";
import type { Env } from "#rig/shop/config-of.ts";
import { findFreePort } from "#rig/system/ports.ts";
import { postJson } from "#rig/system/post-json.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import { waitFor } from "#rig/system/wait-for.ts";

/** For a machine under load; a process that ends is told at once. */
const timeoutMs = 120_000;
const programs = { production: resolve("src/server/main.ts"), demo: resolve("scripts/demo.ts") };

/** Settings that a production start takes. */
export const productionEnv = {
  SHOP_URL: "https://tienda.example",
  JWT_SECRET: "kP3vX9qLr7TzWm2NcYb8Hd5JfGs6Va4Q",
  ADMIN_EMAIL: "duena@tienda.example",
  ADMIN_PASSWORD: "tres-gatos-sobre-el-tejado",
  WEBPAY_URL: "https://webpay3g.transbank.cl",
  WEBPAY_COMMERCE_CODE: "597012345678",
  WEBPAY_API_KEY: "una-llave-de-prueba",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "Tienda <hola@tienda.example>",
};

export type ProductionProcess = {
  url: string;
  dataDir: string;
  /** All lines so far. */
  output: () => string;
  stop: () => Promise<void>;
};

export type Refusal = { status: number | null; output: string };

export type Place = { folder: string; remove: () => void };

/** A working folder with built pages that answer an empty text. */
export function makePlace(): Place {
  const folder = makeScratch("production");
  mkdirSync(join(folder, "build/server"), { recursive: true });
  mkdirSync(join(folder, "build/client"), { recursive: true });
  writeFileSync(join(folder, "build/package.json"), '{"type":"module"}');
  const pages = `export const inlineTexts = { scripts: [], styles: [] };
    export const renderPage = async () => new Response("");`;
  writeFileSync(join(folder, "build/server/index.js"), pages);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs `main.ts` until its health check answers. */
export async function startProduction(place: Place, env: Env = {}): Promise<ProductionProcess> {
  const port = String(await findFreePort());
  const { child, output } = spawnShop(place, {
    ...productionEnv,
    HOST: "127.0.0.1",
    PORT: port,
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const ended = once(child, "close");
    child.kill("SIGTERM");
    await ended;
  };
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(output());
    const answer = await fetch(`${url}/api/salud`).catch(() => null);
    return answer?.ok ? true : undefined;
  };
  await waitFor("the production process", isReady, { timeoutMs }).catch(async (error) => {
    if (child.exitCode === null) await stop();
    throw error;
  });
  return { url, dataDir: join(place.folder, "data"), output, stop };
}

type Account = { email: string; password: string };

export const ownAdmin: Account = {
  email: productionEnv.ADMIN_EMAIL,
  password: productionEnv.ADMIN_PASSWORD,
};

/** Asks again while a busy machine makes the shop shed load. Throws with any other refusal. */
export function postPatiently(
  { url }: ProductionProcess,
  path: string,
  body: unknown,
): Promise<unknown> {
  return waitFor(path, async () =>
    postJson(url + path, body).catch((error: Error) => {
      if (!error.message.includes("answered 503")) throw error;
      return undefined;
    }),
  );
}

/** Asks again while a busy machine makes the shop shed load. */
export function getPatiently({ url }: ProductionProcess, path: string): Promise<Response> {
  return waitFor(path, async () => {
    const answer = await fetch(url + path);
    return answer.status === 503 ? undefined : answer;
  });
}

export function signIn(shop: ProductionProcess, account: Account): Promise<unknown> {
  return postPatiently(shop, "/api/auth/login.php", account);
}

/** Runs `main.ts` until it gives up. */
export function refuseProduction(place: Place, env: Env): Promise<Refusal> {
  return awaitRefusal(spawnShop(place, env));
}

/** Runs `main.ts` and sends SIGTERM as soon as it has said `awaited`. */
export async function interruptProduction(
  place: Place,
  { env, awaited }: { env: Env; awaited: string },
): Promise<Refusal> {
  const started = spawnShop(place, { ...productionEnv, ...env });
  const ended = awaitRefusal(started);
  const hasSaid = async () => {
    if (started.output().includes(awaited)) return true;
    if (started.child.exitCode !== null) throw new Error(started.output());
    return undefined;
  };
  await waitFor(`the line «${awaited}»`, hasSaid, { timeoutMs }).finally(() =>
    started.child.kill("SIGTERM"),
  );
  return ended;
}

/** Runs `scripts/demo.ts` until it gives up. */
export function refuseDemo(place: Place, env: Env): Promise<Refusal> {
  return awaitRefusal(spawnShop(place, env, "demo"));
}

type Started = { child: ChildProcess; output: () => string };

async function awaitRefusal({ child, output }: Started): Promise<Refusal> {
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output: output() };
}

function spawnShop(place: Place, env: Env, program: keyof typeof programs = "production"): Started {
  const child = spawn(process.execPath, [programs[program]], {
    cwd: place.folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inheritedEnv, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}
