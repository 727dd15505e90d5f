/**
 * The shop with built pages as a process of its own. It has the demo catalogue, or what `large-shop.ts` has
 * filled; answers with who may be asked for, and each message with its memory.
 */
import { resolve } from "node:path";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { seedDemo } from "#rig/demo/seed-demo.ts";
import { configOf } from "#rig/shop/config-of.ts";
import { loadBuiltPages, startShop } from "#server/app/shop.ts";
import { systemClock } from "#server/time/clock.ts";
import { insertRows, type WritesPeople } from "./writes-people.ts";

export type MemoryPeople = WritesPeople & { admin: string };

const config = configOf(process.env);
let people: MemoryPeople | undefined;
const shop = await startShop(config, {
  pages: await loadBuiltPages(resolve("build")),
  beforeServing: async (stores) => {
    if (config.demoProducts !== null) await seedDemo(stores, config.demoProducts);
    const parts = { ...stores, config, clock: systemClock };
    people = { ...(await insertRows(parts)), admin: (await buildAdmin(parts)).token };
  },
});
process.once("SIGTERM", () => void shop.stop().then(() => process.exit(0)));
process.on("message", () => process.send?.(process.memoryUsage()));
process.send?.(people);
