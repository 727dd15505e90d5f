import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "#rig/browser/launch-browser.ts";
import { buildPages } from "#rig/demo/build-pages.ts";
import { findFreePort } from "#rig/system/ports.ts";
import { median } from "./median.ts";
import { tapCard, type Visit, visitOnPhone } from "./phone-visit.ts";
import type { Row } from "./rows.ts";

const rounds = Number(process.env.PHONE_ROUNDS ?? 5);
const paths = ["/", "/tienda", "/producto/2000"];

export type PhoneRow = Visit & { page: string };

/** Medians of what a slow phone sees with an empty cache: times in ms, sizes in kB. */
export async function benchPhone(): Promise<Row[]> {
  buildPages({ quiet: true });
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-bench-"));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const shop = await openShop(dataDir, port);
  const browser = await launchBrowser();
  try {
    console.log("\nA phone: 375 × 740, DPR 2, CPU 4 × slower, 1.44 Mbit/s, 562 ms, empty cache");
    console.log(`medians of ${rounds}, load ${loadavg()[0]?.toFixed(1)}\n`);
    // Pages are kept after the first answer.
    for (const path of paths) await fetch(origin + path);
    const visits = paths.map((page) => ({ page, all: [] as Visit[], largest: "" }));
    const taps: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const row of visits) {
        const { visit, largest } = await visitOnPhone(browser, origin + row.page);
        row.all.push(visit);
        row.largest = largest;
      }
      taps.push(await tapCard(browser, `${origin}/tienda`));
    }
    const pages = visits.map(({ page, all }) => ({ page, ...medianOf(all) }));
    console.table(pages.map(toPrint));
    for (const { page, largest } of visits) console.log(`largest on ${page}: ${largest}`);
    const secondPageMs = median(taps);
    console.log(`second page after the finger's lift: ${secondPageMs.toFixed(0)} ms`);
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
    const second: Row = {
      name: "second page",
      unit: "ms",
      value: secondPageMs,
      goal: { atMost: 200 },
    };
    return [...pages.flatMap(rowsOf), second];
  } finally {
    await browser.close();
    shop.kill("SIGTERM");
    await once(shop, "close");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function rowsOf({ page, lcp, fcp, tbt, cls, hydrated, script, fonts }: PhoneRow): Row[] {
  return [
    { name: `${page}, LCP`, unit: "ms", value: lcp, goal: { atMost: 1_600 } },
    { name: `${page}, FCP`, unit: "ms", value: fcp, goal: { atMost: 1_100 } },
    { name: `${page}, TBT`, unit: "ms", value: tbt, goal: { atMost: 120 } },
    { name: `${page}, CLS`, unit: "shift", value: cls, goal: { atMost: 0.02 } },
    { name: `${page}, hydrated`, unit: "ms", value: hydrated, goal: { atMost: 2_500 } },
    { name: `${page}, scripts to it`, unit: "bytes", value: script, goal: { atMost: 115_000 } },
    { name: `${page}, fonts`, unit: "bytes", value: fonts, goal: { atMost: 40_000 } },
  ];
}

async function openShop(dataDir: string, port: number): Promise<ChildProcess> {
  const shop = spawn(process.execPath, ["bench/demo-shop.ts"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      PATH: process.env.PATH ?? "",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      RATE_LIMIT_FACTOR: "100",
    },
  });
  process.once("exit", () => shop.kill("SIGKILL"));
  await once(shop, "message");
  return shop;
}

function medianOf(visits: readonly Visit[]): Visit {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    hydrated: of(({ hydrated }) => hydrated),
    script: of(({ script }) => script),
    scriptInAll: of(({ scriptInAll }) => scriptInAll),
    fonts: of(({ fonts }) => fonts),
    toLoad: of(({ toLoad }) => toLoad),
  };
}

function toPrint({ page, cls, fcp, lcp, tbt, hydrated, ...bytes }: PhoneRow) {
  const kB = Object.entries(bytes).map(([name, value]) => [name, Math.round(value / 100) / 10]);
  const ms = Object.entries({ fcp, lcp, tbt, hydrated }).map(([name, value]) => [
    name,
    Math.round(value),
  ]);
  return {
    page,
    ...Object.fromEntries(ms),
    cls: Number(cls.toFixed(3)),
    ...Object.fromEntries(kB),
  };
}
