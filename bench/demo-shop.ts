/** The shop with the demo catalogue as a process of its own, so that it can have a core of its own. */
import { resolve } from "node:path";
import { seedDemo } from "#rig/demo/seed-demo.ts";
import { configOf } from "#rig/shop/config-of.ts";
import { loadBuiltPages, startShop } from "#server/app/shop.ts";

const config = configOf(process.env);
const pages = await loadBuiltPages(resolve("build"));
const shop = await startShop(config, { pages, beforeServing: (stores) => seedDemo(stores, 2000) });
process.once("SIGTERM", () => void shop.stop().then(() => process.exit(0)));
process.send?.("ready");
