import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { buildPages } from "#rig/demo/build-pages.ts";
import { standinsEnv } from "#rig/standins/standins-env.ts";
import { startStandins } from "#rig/standins/standins-process.ts";
import { findFreePort } from "#rig/system/ports.ts";
import { rowsPerList } from "./lists-data.ts";
import { prepareLoad, runLoad } from "./memory-load.ts";
import type { MemoryPeople } from "./memory-shop.ts";
import { startServer } from "./processes.ts";
import { residentMb } from "./processor-time.ts";
import type { Row } from "./rows.ts";

/** In megabytes of 1,000,000 bytes. */
type Sample = { seconds: number; resident: number; heap: number; external: number };

/** Goals after an hour. */
const shops = [
  { productos: 52, maxMb: 250 },
  { productos: rowsPerList, maxMb: 350 },
];
const everySeconds = 10;
const megabyte = 1_000_000;

/** The shop's memory under what all kinds of people do; bench/README.md has the goals. */
export async function benchMemory(options: {
  minutes: number;
  productos: number | null;
}): Promise<Row[]> {
  buildPages({ quiet: true });
  const rows: Row[] = [];
  for (const shop of shops) {
    if (options.productos !== null && options.productos !== shop.productos) continue;
    rows.push(...(await measureShop(shop, options.minutes)));
  }
  return rows;
}

async function measureShop(
  { productos, maxMb }: (typeof shops)[number],
  minutes: number,
): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-bench-"));
  const standins = await startStandins({
    port: await findFreePort(),
    dataDir: join(dataDir, "standins"),
  });
  const port = String(await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const isLarge = productos === rowsPerList;
  const env: Record<string, string> = {
    ...standinsEnv(standins),
    DATA_DIR: dataDir,
    PORT: port,
    SHOP_URL: origin,
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "100000",
    ...(isLarge ? {} : { DEMO_PRODUCTS: String(productos) }),
  };
  let shop: ChildProcess | undefined;
  try {
    if (isLarge) await fill(env);
    const started = await startServer("memory-shop.ts", env);
    shop = started.process;
    const place = { origin, standinsUrl: standins.url, people: started.message as MemoryPeople };
    const load = await prepareLoad(place, { productos, photo: await makePhoto() });
    console.log(`\n${productos} productos, ${minutes} minutes, load ${loadavg()[0]?.toFixed(1)}`);
    const until = performance.now() + minutes * 60_000;
    const working = runLoad(load, () => performance.now() > until);
    const samples = await sample(shop, until);
    const { counts, faults } = await working;
    console.log(
      Object.entries(counts)
        .map(([name, count]) => `${name} ${count}`)
        .join(", "),
    );
    console.log(`failed: ${faults.length} ${faults.slice(0, 3).join("; ")}`);
    return rowsOf(`${productos} productos`, { samples, maxMb });
  } finally {
    shop?.kill("SIGTERM");
    if (shop) await once(shop, "close");
    await standins.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The options of `npm start`. */
export async function fill(env: Record<string, string>): Promise<void> {
  const program = ["bench/large-shop.ts", "fill"];
  const filling = spawn(process.execPath, program, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const [code] = await once(filling, "close");
  if (code !== 0) throw new Error("the shop was not filled");
}

/** Photo like a phone's: details that do not compress away. */
async function makePhoto(): Promise<Blob> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const create = { width: 3000, height: 2000, channels: 3 as const, background: "grey", noise };
  const bytes = await sharp({ create }).blur(2).jpeg({ quality: 90 }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}

async function sample(shop: ChildProcess, until: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (performance.now() < until) {
    await wait(everySeconds * 1000);
    shop.send("memory");
    const [usage] = (await once(shop, "message")) as [NodeJS.MemoryUsage];
    const one = {
      seconds: (samples.length + 1) * everySeconds,
      resident: ((residentMb(shop.pid ?? 0) ?? Number.NaN) * 1024 * 1024) / megabyte,
      heap: usage.heapUsed / megabyte,
      external: usage.external / megabyte,
    };
    samples.push(one);
    const [resident, heap, external] = [one.resident, one.heap, one.external].map((mb) =>
      mb.toFixed(0).padStart(4),
    );
    console.log(
      `${String(one.seconds).padStart(5)} s  resident ${resident}  heap ${heap}  external ${external} MB`,
    );
  }
  return samples;
}

function rowsOf(name: string, { samples, maxMb }: { samples: Sample[]; maxMb: number }): Row[] {
  const value = Math.max(...samples.map(({ resident }) => resident));
  const later = samples.slice(Math.floor(samples.length / 2));
  return [
    { name: `${name}, most resident`, unit: "MB", value, goal: { atMost: maxMb } },
    { name: `${name}, growth of the second half`, unit: "MB/min", value: perMinute(later) },
  ];
}

/** Slope of the least squares. */
function perMinute(samples: Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [
    mean(samples.map((one) => one.seconds)),
    mean(samples.map((one) => one.resident)),
  ];
  const above = samples.reduce((sum, one) => sum + (one.seconds - x) * (one.resident - y), 0);
  const below = samples.reduce((sum, one) => sum + (one.seconds - x) ** 2, 0);
  return (above / below) * 60;
}
