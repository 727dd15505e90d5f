/** The shop with the demo catalogue as a process of its own, so that it can have a core of its own. */
import { resolve } from "node:path";
import { seedDemo } from "#rig/demo/seed-demo.ts";
import { configOf } from "#rig/shop/config-of.ts";
import { loadBuiltPages, startShop } from "#server/app/shop.ts";
import { inTransaction } from "#server/db/database.ts";
import { bumpCatalogoVersion, bumpProductos } from "#server/modules/catalogo/index.ts";

const config = configOf(process.env);
const pages = await loadBuiltPages(resolve("build"));
const shop = await startShop(config, { pages, beforeServing: (stores) => seedDemo(stores, 2000) });
process.once("SIGTERM", () => void shop.stop().then(() => process.exit(0)));

/** What a sale of one unit, or an edit of the owner, does to the catalogue. */
process.on("message", async ({ kind, id }: { kind: "sale" | "edit"; id: number }) => {
  await inTransaction(shop.app.ctx.db, async (tx) => {
    const column = kind === "sale" ? "reservado" : "precio";
    await tx
      .updateTable("productos")
      .set((eb) => ({ [column]: eb(column, "+", 1) }))
      .where("id", "=", id)
      .execute();
    await (kind === "sale" ? bumpProductos(tx, [id]) : bumpCatalogoVersion(tx));
  });
  await shop.app.refreshCatalogoVersion();
  process.send?.("changed");
});
process.send?.("ready");
