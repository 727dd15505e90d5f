/** The shop with the demo catalogue as a process of its own, so that it can have a core of its own. */
import { resolve } from "node:path";
import { sql } from "kysely";
import { seedDemo } from "#rig/demo/seed-demo.ts";
import { configOf } from "#rig/shop/config-of.ts";
import { loadBuiltPages, startShop } from "#server/app/shop.ts";
import { inTransaction } from "#server/db/database.ts";
import { catalogoChanged } from "#server/modules/catalogo/index.ts";

const config = configOf(process.env);
const pages = await loadBuiltPages(resolve("build"));
const shop = await startShop(config, { pages, beforeServing: (stores) => seedDemo(stores, 2000) });
process.once("SIGTERM", () => void shop.stop().then(() => process.exit(0)));

export type CatalogoChange = "sale" | "precio" | "texto";

/** Does to the catalogue a sale of one unit, or an edit of the owner. */
process.on("message", async ({ kind, id }: { kind: CatalogoChange; id: number }) => {
  await inTransaction(shop.app.ctx.db, async (tx) => {
    await tx
      .updateTable("productos")
      .set((eb) => {
        if (kind === "texto") return { descripcion: sql<string>`descripcion || '.'` };
        const column = kind === "sale" ? "reservado" : "precio";
        return { [column]: eb(column, "+", 1) };
      })
      .where("id", "=", id)
      .execute();
    catalogoChanged(tx, kind === "sale" ? { units: [id] } : { edited: [id] });
  });
  await shop.app.refreshCatalogoVersion();
  process.send?.("changed");
});
process.send?.("ready");
