import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { buildPages } from "#rig/demo/build-pages.ts";
import { seedDemo } from "#rig/demo/seed-demo.ts";
import { configOf } from "#rig/shop/config-of.ts";
import { loadBuiltPages, type Shop, startShop } from "#server/app/shop.ts";
import { median } from "./median.ts";

/** Rounds alternate, so that other load falls on both sides alike. */
const rounds = 5;
const secondsPerRound = 2;
const connections = 16;
const port = 3990;

type Case = { name: string; path: string };

const cases: Case[] = [
  { name: "home page, kept", path: "/" },
  { name: "catalogue page, kept", path: "/tienda" },
  { name: "product list, kept", path: "/api/endpoints/productos.php?por_pagina=24" },
  { name: "search for a word, kept", path: "/api/endpoints/productos.php?q=pudu" },
];

/** Requests a second, compared with a bare server. */
export async function benchPages(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-bench-"));
  const shop = await openShop(dataDir);
  const reference = await openReference();
  try {
    console.log("requests a second against a bare node:http server sending the same bytes");
    console.log(
      `${rounds} rounds of ${secondsPerRound} s each, in turns, ${connections} connections\n`,
    );
    for (const one of cases) console.log(await compare(one, reference));
  } finally {
    reference.server.close();
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openShop(dataDir: string): Promise<Shop> {
  buildPages({ quiet: true });
  const config = configOf({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "1000000",
  });
  return startShop(config, {
    pages: await loadBuiltPages(resolve("build")),
    beforeServing: (stores) => seedDemo(stores, 2000),
  });
}

type Reference = {
  server: Server;
  url: string;
  load: (body: Buffer, encoding: string | null) => void;
};

/** Answers every request with the last given bytes: Node's upper bound. */
async function openReference(): Promise<Reference> {
  let body: Buffer = Buffer.alloc(0);
  let headers: Record<string, string> = {};
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port: taken } = server.address() as AddressInfo;
  return {
    server,
    url: `http://127.0.0.1:${taken}/`,
    load: (bytes, encoding) => {
      body = bytes;
      headers = encoding === null ? {} : { "content-encoding": encoding };
    },
  };
}

async function compare({ name, path }: Case, reference: Reference): Promise<string> {
  const url = `http://127.0.0.1:${port}${path}`;
  const sample = await fetch(url, { headers: { "accept-encoding": "identity" } });
  if (!sample.ok) throw new Error(`${path} answered ${sample.status}`);
  reference.load(Buffer.from(await sample.arrayBuffer()), null);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const ours = await requestsPerSecond(url);
    ratios.push(ours / (await requestsPerSecond(reference.url)));
  }
  return `${name.padEnd(28)} ${median(ratios).toFixed(2)} × reference   (${ratios
    .map((ratio) => ratio.toFixed(2))
    .join(" ")})`;
}

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: secondsPerRound,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`);
  return requests.average;
}
