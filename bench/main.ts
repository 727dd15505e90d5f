import { buildPages } from "#rig/demo/build-pages.ts";
import { measureFirstLoad } from "./first-load.ts";
import { benchFlood } from "./flood.ts";
import { benchKept } from "./kept.ts";
import { benchLarge } from "./large.ts";
import { benchLists } from "./lists.ts";
import { benchPhone } from "./phone.ts";
import { benchSale } from "./sale.ts";
import { benchWrites } from "./writes.ts";

const parts = {
  kept: benchKept,
  sale: benchSale,
  lists: benchLists,
  flood: benchFlood,
  large: benchLarge,
  writes: benchWrites,
  bytes: printFirstLoad,
  phone: benchPhone,
};

/** `npm run bench` measures everything, `npm run bench -- lists` one part. */
const wanted = process.argv[2] ?? "";
const chosen = Object.entries(parts).filter(([name]) => wanted === "" || wanted === name);
if (chosen.length === 0) throw new Error(`there is no ${wanted}: ${Object.keys(parts).join(", ")}`);
for (const [, run] of chosen) await run();
process.exit(0);

function printFirstLoad(): void {
  buildPages({ quiet: true });
  console.log("\nFirst load, bytes after brotli");
  console.table(measureFirstLoad("build/client"));
}
