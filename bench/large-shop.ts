/**
 * The shop with 100,000 productos as a process of its own, so that it can have a core of its own.
 * `fill` makes the data and ends.
 */
import { resolve } from "node:path";
import { configOf } from "#rig/shop/config-of.ts";
import { loadBuiltPages, startShop } from "#server/app/shop.ts";
import { openDatabase } from "#server/db/database.ts";
import { findUsuarioByEmail, openSession } from "#server/modules/acceso/index.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { systemClock } from "#server/time/clock.ts";
import { fillLists } from "./lists-data.ts";

const config = configOf(process.env);

if (process.argv[2] === "fill") {
  const database = await openDatabase(config);
  await ensureCategorias(database.db, systemClock.now());
  await fillLists(database.db, { now: systemClock.now(), engine: database.engine });
  await database.close();
} else {
  const shop = await startShop(config, { pages: await loadBuiltPages(resolve("build")) });
  const email = config.admin?.email ?? "";
  const usuario = await findUsuarioByEmail(shop.app.ctx.db, email);
  if (!usuario) throw new Error(`${email} has no account`);
  const origin = { address: "127.0.0.1", userAgent: "" };
  process.send?.({ token: await openSession(shop.app.ctx, { usuario, origin }) });
  process.once("SIGTERM", () => void shop.stop().then(() => process.exit(0)));
}
