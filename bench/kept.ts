import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buildPages } from "#rig/demo/build-pages.ts";
import { generator, load } from "./load.ts";
import { median } from "./median.ts";
import { hasOwnCore, onOtherCore, startServer } from "./processes.ts";
import { processorMs } from "./processor-time.ts";
import type { Kept } from "./reference-server.ts";
import type { Row } from "./rows.ts";

/** In turns, so that other load falls on both sides alike. */
const rounds = 5;
const secondsPerRound = 2;
const port = 3990;
const origin = `http://127.0.0.1:${port}`;

type Case = { name: string; path: string; isRevalidated?: true };

const cases: Case[] = [
  { name: "home page", path: "/" },
  { name: "catalogue page", path: "/tienda" },
  { name: "categoria page", path: "/categoria/regalos" },
  { name: "producto page", path: "/producto/1" },
  { name: "product list", path: "/api/endpoints/productos.php?por_pagina=24" },
  { name: "one producto by call", path: "/api/endpoints/productos.php?id=1" },
  { name: "home page, 304", path: "/", isRevalidated: true },
  { name: "product list, 304", path: "/api/endpoints/productos.php", isRevalidated: true },
];

type Figures = { cpu: number; perSecond: number; p99: number };

/** Kept answers beside a bare server that sends the same bytes and headers. */
export async function benchKept(): Promise<Row[]> {
  buildPages({ quiet: true });
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-bench-"));
  const settings = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "1000000" };
  const { process: shop } = await startServer("demo-shop.ts", { ...settings, LOG_LEVEL: "silent" });
  const reference = await startReference();
  const figures: Record<string, Figures> = {};
  try {
    console.log("kept answers beside a bare node:http server with the same bytes and headers");
    console.log(
      `${rounds} rounds of ${secondsPerRound} s in turns, by ${generator}; own core: ${hasOwnCore}\n`,
    );
    await onOtherCore(async () => {
      for (const one of cases) {
        figures[one.name] = await compare(one, { shop, reference });
        console.log(describe(one.name, figures[one.name] as Figures));
      }
    });
  } finally {
    reference.process.kill("SIGTERM");
    shop.kill("SIGTERM");
    await once(shop, "close");
    rmSync(dataDir, { recursive: true, force: true });
  }
  return Object.entries(figures).flatMap(([name, figure]) => rowsOf(name, figure));
}

function rowsOf(name: string, { cpu, perSecond, p99 }: Figures): Row[] {
  return [
    { name: `${name}, CPU a request`, unit: "×", value: cpu, goal: { atMost: 1.25 } },
    { name: `${name}, requests a second`, unit: "×", value: perSecond, goal: { atLeast: 0.8 } },
    { name: `${name}, p99`, unit: "×", value: p99, goal: { atMost: 2 } },
  ];
}

type Reference = { process: ChildProcess; url: string };

async function startReference(): Promise<Reference> {
  const started = await startServer("reference-server.ts", {});
  return { process: started.process, url: `http://127.0.0.1:${started.message}` };
}

async function compare(
  { path, isRevalidated }: Case,
  { shop, reference }: { shop: ChildProcess; reference: Reference },
): Promise<Figures> {
  const headers: Record<string, string> = { "accept-encoding": "br" };
  // The second answer is a kept one.
  await ask(path, headers);
  if (isRevalidated) headers["if-none-match"] = (await ask(path, headers)).etag;
  const kept = (await ask(path, headers)).kept;
  reference.process.send(kept);
  await once(reference.process, "message");
  const ratios: Figures[] = [];
  for (let round = 0; round < rounds; round++) {
    const ours = await measure(shop, { url: origin + path, headers });
    const bare = await measure(reference.process, { url: reference.url + path, headers });
    ratios.push({
      cpu: ours.cpu / bare.cpu,
      perSecond: ours.perSecond / bare.perSecond,
      p99: ours.p99 / bare.p99,
    });
  }
  const of = (key: keyof Figures) => median(ratios.map((ratio) => ratio[key]));
  return { cpu: of("cpu"), perSecond: of("perSecond"), p99: of("p99") };
}

/** CPU in milliseconds a request. */
async function measure(
  { pid = 0 }: ChildProcess,
  asked: { url: string; headers: Record<string, string> },
): Promise<Figures> {
  const read = () => processorMs([pid]) ?? Number.NaN;
  const before = read();
  const { perSecond, p99Ms, requests } = await load({ ...asked, seconds: secondsPerRound });
  return { cpu: (read() - before) / requests, perSecond, p99: p99Ms };
}

function ask(path: string, headers: Record<string, string>): Promise<{ kept: Kept; etag: string }> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({
        kept: describeAnswer(path, response, Buffer.concat(chunks)),
        etag: response.headers.etag ?? "",
      });
    }).once("error", reject);
  });
}

/** Sent by Node itself. */
const nodesOwn: ReadonlySet<string> = new Set(["date", "connection", "keep-alive"]);

function describeAnswer(path: string, response: IncomingMessage, body: Buffer): Kept {
  const { statusCode: status = 0 } = response;
  if (status !== 200 && status !== 304) throw new Error(`${path} answered ${status}`);
  const headers = Object.entries(response.headers)
    .filter(([name]) => !nodesOwn.has(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  return { path, status, headers, body: body.toString("base64") };
}

function describe(name: string, { cpu, perSecond, p99 }: Figures): string {
  const of = (value: number) => value.toFixed(2).padStart(5);
  return `${name.padEnd(24)} CPU ${of(cpu)} ×   requests/s ${of(perSecond)} ×   p99 ${of(p99)} ×   load ${loadavg()[0]?.toFixed(1)}`;
}
