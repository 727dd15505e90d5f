import { parseArgs } from "node:util";
import { buildPages } from "#rig/demo/build-pages.ts";
import { benchCrowd } from "./crowd.ts";
import { measureFirstLoad } from "./first-load.ts";
import { benchFlood } from "./flood.ts";
import { benchKept } from "./kept.ts";
import { benchLarge } from "./large.ts";
import { benchLists } from "./lists.ts";
import { benchMemory } from "./memory.ts";
import { benchPhone } from "./phone.ts";
import { describeRun, printComparison, saveRuns } from "./results.ts";
import type { Row, Runs } from "./rows.ts";
import { benchSale } from "./sale.ts";
import { benchWrites } from "./writes.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Makes this the run that later ones are compared with. */
    keep: { type: "boolean", default: false },
    /** For `memory`. */
    minutes: { type: "string", default: "3" },
    productos: { type: "string" },
  },
});

const parts: Record<string, () => Promise<Row[]>> = {
  kept: benchKept,
  sale: benchSale,
  lists: benchLists,
  flood: benchFlood,
  crowd: benchCrowd,
  large: benchLarge,
  writes: benchWrites,
  bytes: benchFirstLoad,
  phone: benchPhone,
  memory: () =>
    benchMemory({
      minutes: Number(values.minutes),
      productos: values.productos === undefined ? null : Number(values.productos),
    }),
};

/** `npm run bench` measures everything, `npm run bench -- lists` one part. */
const [wanted = ""] = positionals;
const chosen = Object.entries(parts).filter(([name]) => wanted === "" || wanted === name);
if (chosen.length === 0) throw new Error(`there is no ${wanted}: ${Object.keys(parts).join(", ")}`);
const runs: Runs = {};
for (const [name, measure] of chosen) runs[name] = describeRun(await measure());
for (const [name, run] of Object.entries(runs)) printComparison(name, run);
saveRuns(runs, { isKept: values.keep });
process.exit(0);

async function benchFirstLoad(): Promise<Row[]> {
  buildPages({ quiet: true });
  console.log("\nFirst load, bytes after brotli");
  const pages = measureFirstLoad("build/client");
  console.table(pages);
  return pages.map(({ page, bytes }) => ({ name: page, unit: "bytes", value: bytes }));
}
