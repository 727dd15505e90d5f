import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#rig/databases/postgres-server.ts";
import { findPostgresBin } from "#rig/system/programs.ts";
import { listCases, reference } from "./lists-cases.ts";
import { rowsPerList } from "./lists-data.ts";
import { type ListsShop, openListsShop } from "./lists-shop.ts";
import { median } from "./median.ts";
import type { Row } from "./rows.ts";

const limitMs = 100;
const callsPerCase = 9;

export async function benchLists(): Promise<Row[]> {
  console.log(`lists at ${rowsPerList.toLocaleString("en")} rows, without the response cache`);
  console.log(`median of ${callsPerCase} calls, and how often the reference call fits into it\n`);
  const rows = await measureEngine("SQLite", null);
  if (findPostgresBin() === null) {
    console.log("PostgreSQL: not measured, no server is installed here");
    return rows;
  }
  const server = await startPostgres();
  try {
    return [...rows, ...(await measureEngine("PostgreSQL", server.url))];
  } finally {
    await server.stop();
  }
}

async function measureEngine(engine: string, databaseUrl: string | null): Promise<Row[]> {
  console.log(`${engine}: filling the lists`);
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-bench-"));
  const shop = await openListsShop({ dataDir, databaseUrl });
  try {
    return (await measure(shop)).map((row) => ({ ...row, name: `${engine}: ${row.name}` }));
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(shop: ListsShop): Promise<Row[]> {
  const referenceMs = await time(shop, reference.path, reference.as);
  console.log(line(reference.name, referenceMs, referenceMs));
  const rows: Row[] = [];
  const report = async (name: string, path: string, as: "admin" | "cliente") => {
    const ms = await time(shop, path, as);
    rows.push({ name, unit: "ms", value: ms, goal: { atMost: limitMs } });
    rows.push({ name: `${name} / ${reference.name}`, unit: "×", value: ms / referenceMs });
    console.log(line(name, ms, referenceMs));
  };
  for (const { name, path, as } of listCases) {
    await report(name, path, as);
    const last = lastPage(await shop.get(path, as));
    if (last !== null) await report(`${name}, last page`, last, as);
  }
  const slow = rows.filter(({ unit, value }) => unit === "ms" && value > limitMs).length;
  console.log(
    slow === 0 ? `all within ${limitMs} ms\n` : `${slow} lists above ${limitMs} ms (!)\n`,
  );
  return rows;
}

async function time(shop: ListsShop, path: string, as: "admin" | "cliente"): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call <= callsPerCase; call++) {
    const start = performance.now();
    const response = await shop.get(path, as);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    // The first call prepares statements and fills the page cache.
    if (call > 0) times.push(performance.now() - start);
  }
  return median(times);
}

function lastPage(response: Response): string | null {
  const link = response.headers.get("link") ?? "";
  const [, path, pagina] =
    /<\/api\/endpoints\/([^>]*?pagina=(\d+)[^>]*)>; rel="last"/.exec(link) ?? [];
  return path === undefined || pagina === "1" ? null : path;
}

function line(name: string, ms: number, referenceMs: number): string {
  const flag = ms > limitMs ? "  (!)" : "";
  const ratio = (ms / referenceMs).toFixed(1);
  return `${name.padEnd(72)} ${ms.toFixed(1).padStart(7)} ms ${ratio.padStart(6)} ×${flag}`;
}
