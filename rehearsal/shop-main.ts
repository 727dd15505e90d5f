/** One process of the shop as production runs it, with the stand-ins as providers. */
import { flushCompileCache } from "node:module";
import { resolve } from "node:path";
import { configOf } from "#rig/shop/config-of.ts";
import { loadBuiltPages, startShop } from "#server/app/shop.ts";
import { keepFilesPrivate } from "#server/data-folder.ts";

keepFilesPrivate();
const shop = await startShop(configOf(process.env), {
  pages: await loadBuiltPages(resolve("build")),
});
// Some of these processes are killed, and only an orderly exit writes the cache.
flushCompileCache();
process.once("SIGTERM", () => {
  shop.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
