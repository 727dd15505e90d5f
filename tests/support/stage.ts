import { seedDemo } from "#scripts/seed-demo.ts";
import { ensureAdmin } from "#server/modules/acceso/index.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { createPasswords } from "#server/providers/passwords.ts";
import { buildStage, type Stage } from "#views/stage.ts";
import type { TestShop } from "./test-shop.ts";

const admin = { email: "admin@tienda.test", password: "admin-demo-3D" };

/** The demo catalogue with its real pictures, its owner, and something to show in every view. */
export async function openStage({ app }: TestShop): Promise<Stage> {
  const passwords = createPasswords();
  const { database, images, clock } = app;
  await ensureCategorias(database.db, clock.now());
  await ensureAdmin({ db: database.db, clock, passwords }, admin);
  await seedDemo({ database, images, passwords }, null);
  await app.app.refreshPages();
  const place = { shopUrl: app.config.shopUrl, standinsUrl: app.standins.url };
  return buildStage(place, { admin });
}
