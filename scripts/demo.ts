import { resolve } from "node:path";
import { buildPages } from "#rig/demo/build-pages.ts";
import { loadBuiltPages } from "#server/app/shop.ts";
import { runCommand, runDemo } from "./demo-shop.ts";

await runCommand(() =>
  runDemo(async () => {
    buildPages({ quiet: true });
    return loadBuiltPages(resolve("build"));
  }),
);
