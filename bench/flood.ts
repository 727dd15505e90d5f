import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildPages } from "#rig/demo/build-pages.ts";
import { ask, startFlood } from "./flood-load.ts";
import { median, p95 } from "./median.ts";
import { hasOwnCore, onOtherCore, startServer } from "./processes.ts";
import type { Row } from "./rows.ts";
import type { Asked } from "./timed-get.ts";

const port = 3992;
const origin = `http://127.0.0.1:${port}`;
const rounds = 5;
const msPerRound = 6_000;
const connections = 24;
const callEveryMs = 40;

const figures = [
  { name: "p50", of: median, maxRatio: 2 },
  { name: "p95", of: p95, maxRatio: 3 },
];

type Call = { name: string; path: (serial: number) => string };
type Round = { times: number[][]; failures: number };

/** Calls of others. */
const calls: Call[] = [
  { name: "product list, kept", path: () => "/api/endpoints/productos.php?por_pagina=24" },
  { name: "home page, kept", path: () => "/" },
  { name: "one product by call", path: (n) => `/api/endpoints/productos.php?id=${1 + (n % 2000)}` },
  { name: "search page, new", path: (n) => `/tienda?q=buscado${n}` },
];

let serial = 0;

/** p50 and p95 of other people's calls, with and without one client that floods the shop with new addresses. */
export async function benchFlood(): Promise<Row[]> {
  buildPages({ quiet: true });
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-bench-"));
  const shop = await openShop(dataDir);
  try {
    console.log(
      `\np50 and p95 of others beside a client with ${connections} connections, default limits`,
    );
    console.log(
      `${rounds} rounds, calm and flooded in turns; the shop has its own core: ${hasOwnCore}\n`,
    );
    const rows: Row[] = [];
    await onOtherCore(async () => {
      await callAll(1_000);
      rows.push(...(await measure()));
    });
    return rows;
  } finally {
    shop.kill("SIGTERM");
    await once(shop, "close");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openShop(dataDir: string): Promise<ChildProcess> {
  const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "silent", PROXY_HOPS: "1" };
  return (await startServer("demo-shop.ts", settings)).process;
}

async function measure(): Promise<Row[]> {
  const calm: Round[] = [];
  const flooded: Round[] = [];
  const answers: number[] = [];
  for (let round = 0; round < rounds; round++) {
    calm.push(await callAll(msPerRound));
    // A new network each: its burst belongs to the flood.
    const flood = startFlood(origin, { network: `203.0.113.${round}`, connections });
    flooded.push(await callAll(msPerRound));
    answers.push(...(await flood.stop()));
  }
  const rows = calls.flatMap(({ name: call }, index) =>
    figures.map(({ name: figure, of, maxRatio }): Row => {
      const figureOf = (all: Round[]) => of(all.flatMap(({ times }) => times[index] ?? []));
      const [calmMs, floodedMs] = [figureOf(calm), figureOf(flooded)];
      const name = `${call}, ${figure}, flooded / calm`;
      const row: Row = { name, unit: "×", value: floodedMs / calmMs, goal: { atMost: maxRatio } };
      console.log(line(row, calmMs, floodedMs));
      return row;
    }),
  );
  const failures = flooded.reduce((sum, round) => sum + round.failures, 0);
  console.log(`\nothers' calls that failed beside the flood: ${failures}`);
  console.log(
    `the flood was answered ${countOf(answers, 200)} pages, ${countOf(answers, 429)} × 429`,
  );
  return rows;
}

/** Every call in turns, each from a network of its own, whether or not the last was answered. */
async function callAll(forMs: number): Promise<Round> {
  const pending: Promise<Asked>[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; await wait(callEveryMs)) {
    const path = calls[pending.length % calls.length]?.path(serial) ?? "/";
    pending.push(ask(origin + path, `198.51.100.${serial++ % 250}`));
  }
  const asked = await Promise.all(pending);
  const times = calls.map((_call, index) =>
    asked.filter((_one, turn) => turn % calls.length === index).map(({ ms }) => ms),
  );
  return { times, failures: asked.filter(({ status }) => status >= 429).length };
}

function countOf(statuses: number[], wanted: number): number {
  return statuses.filter((status) => status === wanted).length;
}

function line({ name, value }: Row, calmMs: number, floodedMs: number): string {
  const [calm, flooded] = [calmMs, floodedMs].map((ms) => ms.toFixed(1).padStart(6));
  return `${name.padEnd(42)} calm ${calm} ms   flooded ${flooded} ms   ${value.toFixed(1)} ×`;
}
