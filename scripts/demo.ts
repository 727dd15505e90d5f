import { resolve } from "node:path";
import { loadBuiltPages } from "#server/app/shop.ts";
import { buildPages } from "./build-pages.ts";
import { runCommand, runDemo } from "./demo-shop.ts";

await runCommand(() =>
  runDemo(async () => {
    buildPages({ quiet: true });
    return loadBuiltPages(resolve("build"));
  }),
);
