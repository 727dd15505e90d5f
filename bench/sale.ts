import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildPages } from "#rig/demo/build-pages.ts";
import { findFreePort } from "#rig/system/ports.ts";
import type { CatalogoChange } from "./demo-shop.ts";
import { ask } from "./flood-load.ts";
import { p99 } from "./median.ts";
import { hasOwnCore, onOtherCore, startServer } from "./processes.ts";
import type { Row } from "./rows.ts";

const port = await findFreePort();
const origin = `http://127.0.0.1:${port}`;
const perSecond = 25;
const secondsPerPhase = 36;
const saleEveryMs = 6_000;
const sold = 3;

/** Paths that people ask for: the fixed pages, and productos of the first lists. */
const paths = [
  ...["/", "/tienda", "/tienda?pagina=2", "/categoria/regalos", "/categoria/figuras", "/nosotros"],
  ...Array.from({ length: 144 }, (_, index) => `/producto/${1 + index}`),
];

type Phase = { times: number[]; renders: number };

/** 25 requests a second over 150 kept pages, calm and beside sales. */
export async function benchSale(): Promise<Row[]> {
  buildPages({ quiet: true });
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-bench-"));
  const settings = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "1000000" };
  const { process: shop } = await startServer("demo-shop.ts", { ...settings, LOG_LEVEL: "silent" });
  const phases: [string, Phase][] = [];
  const report = (name: string, phase: Phase) => {
    print(name, phase);
    phases.push([name, phase]);
  };
  try {
    console.log(
      `\n${perSecond} requests a second over ${paths.length} kept pages, ${secondsPerPhase} s each`,
    );
    console.log(`own core: ${hasOwnCore}\n`);
    await onOtherCore(async () => {
      for (let round = 0; round < 3; round++)
        for (const path of paths) await ask(origin + path, "::1");
      report("calm", await run());
      report("a sale every 6 s", await run(() => sell(shop, "sale")));
      report("another precio every 6 s", await run(() => sell(shop, "precio")));
      report("another text every 6 s", await run(() => sell(shop, "texto")));
    });
  } finally {
    shop.kill("SIGTERM");
    await once(shop, "close");
    rmSync(dataDir, { recursive: true, force: true });
  }
  return rowsOf(phases);
}

/** The first phase is the calm one. */
function rowsOf(phases: readonly [string, Phase][]): Row[] {
  const calm = p99(phases[0]?.[1].times ?? []);
  return phases.flatMap(([name, { times, renders }]): Row[] => [
    { name: `${name}, p99 / calm p99`, unit: "×", value: p99(times) / calm, goal: { atMost: 3 } },
    { name: `${name}, renders`, unit: "renders", value: renders },
  ]);
}

async function sell(shop: ChildProcess, kind: CatalogoChange): Promise<void> {
  shop.send({ kind, id: sold });
  await once(shop, "message");
}

async function run(change?: () => Promise<void>): Promise<Phase> {
  const rendersBefore = await countRenders();
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  const until = performance.now() + secondsPerPhase * 1000;
  let nextChange = performance.now() + saleEveryMs / 2;
  for (let index = 0; performance.now() < until; index++) {
    if (change && performance.now() > nextChange) {
      nextChange += saleEveryMs;
      asked.push(change());
    }
    // Every page comes up as often, in another sequence each time; the sold one between them.
    const path =
      index % 10 === 0 ? `/producto/${sold}` : (paths[(index * 37) % paths.length] ?? "/");
    asked.push(ask(origin + path, "::1").then(({ ms }) => times.push(ms)));
    await wait(1000 / perSecond);
  }
  await Promise.all(asked);
  return { times, renders: (await countRenders()) - rendersBefore };
}

async function countRenders(): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^estrato_page_cache_renders (\d+)/m.exec(text)?.[1]);
}

function print(name: string, { times, renders }: Phase): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `${name.padEnd(26)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   slowest ${at(1)} ms   renders ${renders}   load ${load}`,
  );
}
