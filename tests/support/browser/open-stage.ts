import { seedDemo } from "#rig/demo/seed-demo.ts";
import { createTestPasswords } from "#rig/shop/test-passwords.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { ensureAdmin } from "#server/modules/acceso/index.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { buildStage, type Stage } from "#views/stage.ts";

const admin = { email: "admin@tienda.test", password: "admin-demo-3D" };

/** The demo catalogue with content for every view. */
export async function openStage(shop: TestShop): Promise<Stage> {
  const passwords = createTestPasswords();
  const { database, images, clock } = shop;
  await ensureCategorias(database.db, clock.now());
  await ensureAdmin({ db: database.db, clock, passwords }, admin);
  await seedDemo({ database, images, passwords }, null);
  await shop.app.refreshCatalogoVersion();
  const { shopUrl, standinsUrl } = shop;
  return buildStage({ shopUrl, standinsUrl }, { admin });
}
