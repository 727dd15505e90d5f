import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildPages } from "#rig/demo/build-pages.ts";
import { type Crowd, readKept, runCrowd } from "./crowd-load.ts";
import { rowsPerList } from "./lists-data.ts";
import { median, p95 } from "./median.ts";
import { fill } from "./memory.ts";
import { onOtherCore, startServer } from "./processes.ts";
import { residentMb } from "./processor-time.ts";
import type { Row } from "./rows.ts";

const port = 3995;
const origin = `http://127.0.0.1:${port}`;
const clients = 200;
const readers = 5;
const calmMs = 10_000;
const crowdMs = 60_000;
const sampleEveryMs = 250;
const maxMb = 500;
const maxRatio = 3;

/** 200 clients ask for 100,000 different pages while others read what is kept; SQLite, three minutes. */
export async function benchCrowd(): Promise<Row[]> {
  buildPages({ quiet: true });
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-bench-"));
  try {
    await fill({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "silent" });
    return await measureCrowd(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** `dataDir`: of a shop that `large-shop.ts` has filled. */
export async function measureCrowd(dataDir: string): Promise<Row[]> {
  const { process: shop } = await startServer("large-shop.ts", {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    PROXY_HOPS: "1",
  });
  try {
    const rows: Row[] = [];
    await onOtherCore(async () => {
      rows.push(...(await measure(shop.pid ?? 0)));
    });
    return rows;
  } finally {
    await end(shop);
  }
}

async function measure(pid: number): Promise<Row[]> {
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\n${clients} clients, ${rowsPerList} productos, ${readers} readers, load ${load}`);
  // The first answers compile what they run.
  await readKept(origin, { readers, work: wait(2_000) });
  const calm = await readKept(origin, { readers, work: wait(calmMs) });
  const working = runCrowd(origin, { clients, forMs: crowdMs });
  const sampling = sampleMemory(pid, working);
  const crowded = await readKept(origin, { readers, work: working });
  return rowsOf({ calm, crowded, crowd: await working, megabytes: await sampling });
}

/** The most resident memory until `work` has ended, in megabytes of 1,000,000 bytes. */
async function sampleMemory(pid: number, work: Promise<unknown>): Promise<number> {
  let most = 0;
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    most = Math.max(most, ((residentMb(pid) ?? Number.NaN) * 1024 * 1024) / 1_000_000);
    await wait(sampleEveryMs);
  }
  await ended;
  return most;
}

type Measured = { calm: number[]; crowded: number[]; crowd: Crowd; megabytes: number };

function rowsOf({ calm, crowded, crowd, megabytes }: Measured): Row[] {
  const times = crowd.answered.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const refused = crowd.answered.filter(({ status }) => status === 503).length;
  const seconds = crowdMs / 1000;
  console.log(`pages ${times.length} (${(times.length / seconds).toFixed(1)}/s), 503 ${refused}`);
  console.log(`a page: p50 ${Math.round(median(times))} ms, p95 ${Math.round(p95(times))} ms`);
  console.log(`kept, calm: p50 ${median(calm).toFixed(1)} ms, p95 ${p95(calm).toFixed(1)} ms`);
  console.log(`kept, crowd: p50 ${median(crowded).toFixed(1)}, p95 ${p95(crowded).toFixed(1)} ms`);
  const lost = crowd.failed + crowd.unanswered.length;
  console.log(`neither page nor 503 with Retry-After: ${lost} ${crowd.unanswered.slice(0, 3)}`);
  return [
    { name: "most resident", unit: "MB", value: megabytes, goal: { atMost: maxMb } },
    {
      name: "kept pages, crowd / calm, p95",
      unit: "×",
      value: p95(crowded) / p95(calm),
      goal: { atMost: maxRatio },
    },
    { name: "neither page nor 503", unit: "answers", value: lost, goal: { atMost: 0 } },
    { name: "a page of the crowd, p95", unit: "ms", value: p95(times) },
    { name: "pages for the crowd", unit: "a second", value: times.length / seconds },
  ];
}

async function end(shop: ChildProcess): Promise<void> {
  shop.kill("SIGTERM");
  await once(shop, "close");
}
