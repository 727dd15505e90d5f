import type { Ajustes } from "#contract/schemas/ajustes.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { toAjustes } from "#server/config/ajustes-config.ts";
import { readAjustes } from "#server/modules/ajustes/ajustes.service.ts";

/** A whole body for saveAjustes, of the version in force. */
export async function ajustesBody(shop: TestShop, changes: Partial<Ajustes>) {
  const { version } = await readAjustes(shop.database.db, shop.config.tienda());
  return { version, ...toAjustes(shop.app.ctx.config.tienda()), ...changes };
}
