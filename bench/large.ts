import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#rig/databases/postgres-server.ts";
import { buildPages } from "#rig/demo/build-pages.ts";
import { findPostgresBin } from "#rig/system/programs.ts";
import { type LargeFigures, measureShop, type ShopPlace, shopEnv } from "./large-measure.ts";
import { rowsPerList } from "./lists-data.ts";
import { hasOwnCore } from "./processes.ts";
import type { Row } from "./rows.ts";

/** Every call is new to the shop; SQLite, then PostgreSQL. */
export async function benchLarge(): Promise<Row[]> {
  buildPages({ quiet: true });
  console.log(`\n${rowsPerList.toLocaleString("en")} productos, every call new; p50 and p95 in ms`);
  console.log(`the shop has its own core: ${hasOwnCore}; PostgreSQL runs on every core`);
  const rows = rowsOf("SQLite", await measureEngine({ databaseUrl: null, postgresPid: null }));
  if (findPostgresBin() === null) {
    console.log("PostgreSQL: not measured, no server is installed here");
    return rows;
  }
  const server = await startPostgres();
  try {
    const engine = { databaseUrl: server.url, postgresPid: server.pid };
    return [...rows, ...rowsOf("PostgreSQL", await measureEngine(engine))];
  } finally {
    await server.stop();
  }
}

/** PostgreSQL shares the cores with the shop. */
const togetherMs = { SQLite: 60, PostgreSQL: 90 };

function rowsOf(engine: keyof typeof togetherMs, figures: LargeFigures[]): Row[] {
  const together = { atMost: togetherMs[engine] };
  return figures.flatMap(({ name, aloneP95, p95, ratio }): Row[] => [
    { name: `${engine}: ${name}, 1 user, p95`, unit: "ms", value: aloneP95, goal: { atMost: 10 } },
    { name: `${engine}: ${name}, 20 users, p95`, unit: "ms", value: p95, goal: together },
    { name: `${engine}: ${name}, p95 / salud`, unit: "×", value: ratio, goal: { atMost: 3 } },
  ]);
}

async function measureEngine(engine: Omit<ShopPlace, "dataDir">): Promise<LargeFigures[]> {
  const place = { ...engine, dataDir: mkdtempSync(join(tmpdir(), "estrato-bench-")) };
  try {
    const program = ["bench/large-shop.ts", "fill"];
    const filling = spawn(process.execPath, program, {
      stdio: "inherit",
      env: { ...process.env, ...shopEnv(place) },
    });
    const [code] = await once(filling, "close");
    if (code !== 0) throw new Error("the shop was not filled");
    return await measureShop(place);
  } finally {
    rmSync(place.dataDir, { recursive: true, force: true });
  }
}
