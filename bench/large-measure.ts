import { once } from "node:events";
import { loadavg } from "node:os";
import { type LargeCase, largeCases } from "./large-cases.ts";
import { callAll, probeDuring } from "./large-load.ts";
import { readSitemap } from "./large-sitemap.ts";
import { median, p95 } from "./median.ts";
import { onOtherCore, startServer } from "./processes.ts";
import { processorMs, residentMb } from "./processor-time.ts";

const port = 3993;
const origin = `http://127.0.0.1:${port}`;
const callsBefore = 10;
const callsAlone = 60;
const callsTogether = 800;
const users = 20;
const budget = { startMs: 3_000, aloneMs: 10, togetherMs: 60, ratio: 3 };

/** Times in milliseconds. */
export type LargeFigures = {
  name: string;
  aloneP50: number;
  aloneP95: number;
  p50: number;
  p95: number;
  /** p95 of /api/salud while the others call. */
  health: number;
  ratio: number;
  /** For each call, /api/salud counted as one. */
  shopMs: number | null;
  databaseMs: number | null;
  failures: number;
};

/** `databaseUrl` is null for SQLite. */
export type ShopPlace = {
  dataDir: string;
  databaseUrl: string | null;
  postgresPid: number | null;
};

export function shopEnv({ dataDir, databaseUrl }: ShopPlace): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "1000000",
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
}

type Running = { token: string; pid: number; postgresPid: number | null };

export async function measureShop(place: ShopPlace): Promise<LargeFigures[]> {
  const startedAt = performance.now();
  const { process: shop, message } = await startServer("large-shop.ts", shopEnv(place));
  const startMs = performance.now() - startedAt;
  const { token } = message as { token: string };
  const running = { token, pid: shop.pid ?? 0, postgresPid: place.postgresPid };
  console.log(`\n${place.postgresPid === null ? "SQLite" : "PostgreSQL"}`);
  const flag = startMs > budget.startMs ? "  (!)" : "";
  console.log(`start ${Math.round(startMs)} ms${flag}, ${describe(running)}`);
  const figures: LargeFigures[] = [];
  try {
    await onOtherCore(async () => {
      for (const one of largeCases) {
        const measured = await measure(running, one);
        console.log(line(measured));
        figures.push(measured);
      }
      console.log(`after this load ${describe(running)}`);
      console.log(`${await readSitemap(origin)}, ${describe(running)}`);
    });
    return figures;
  } finally {
    shop.kill("SIGTERM");
    await once(shop, "close");
  }
}

async function measure(running: Running, { name, as, path }: LargeCase): Promise<LargeFigures> {
  const caller = { origin, token: as === "admin" ? running.token : null };
  let serial = 0;
  const paths = (count: number) => Array.from({ length: count }, () => path(serial++));
  // The first calls prepare statements.
  await callAll(caller, { users: 1, paths: paths(callsBefore) });
  const alone = await callAll(caller, { users: 1, paths: paths(callsAlone) });
  const spent = startMeters(running);
  const work = callAll(caller, { users, paths: paths(callsTogether) });
  const health = await probeDuring(`${origin}/api/salud`, work);
  const together = await work;
  const [shopMs = null, databaseMs = null] = spent(callsTogether + health.length);
  return {
    name,
    aloneP50: median(alone.times),
    aloneP95: p95(alone.times),
    p50: median(together.times),
    p95: p95(together.times),
    health: p95(health),
    ratio: p95(together.times) / p95(health),
    shopMs,
    databaseMs,
    failures: alone.failures + together.failures,
  };
}

/** Meters the shop and PostgreSQL since now; answers CPU for each of so many calls. */
function startMeters({ pid, postgresPid }: Running): (calls: number) => (number | null)[] {
  const meters = [pid, postgresPid].map((one) => () => (one === null ? null : processorMs([one])));
  const before = meters.map((read) => read());
  return (calls) =>
    meters.map((read, index) => {
      const [start, end] = [before[index] ?? null, read()];
      return start === null || end === null ? null : (end - start) / calls;
    });
}

function describe({ pid }: Running): string {
  const load = loadavg()[0]?.toFixed(1);
  return `memory ${Math.round(residentMb(pid) ?? Number.NaN)} MB, load ${load}`;
}

function line(figures: LargeFigures): string {
  const { aloneMs, togetherMs, ratio } = budget;
  const isSlow = figures.aloneP95 > aloneMs || figures.p95 > togetherMs || figures.ratio > ratio;
  const ms = (value: number | null) => (value === null ? "–" : value.toFixed(1)).padStart(6);
  const spent = `cpu ${figures.shopMs?.toFixed(2) ?? "–"} + ${figures.databaseMs?.toFixed(2) ?? "–"}`;
  return [
    figures.name.padEnd(26),
    `1 user ${ms(figures.aloneP50)} ${ms(figures.aloneP95)}`,
    `${users} users ${ms(figures.p50)} ${ms(figures.p95)}`,
    `salud ${ms(figures.health)}  ${figures.ratio.toFixed(1)} ×`,
    spent,
    figures.failures === 0 ? "" : `${figures.failures} failed`,
    isSlow ? "(!)" : "",
  ].join("  ");
}
