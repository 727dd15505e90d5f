import type { TestShop } from "#rig/shop/test-shop.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";

/** Writes to the workshop. */
export const tallerWrites = {
  async stepTrabajos(shop: TestShop) {
    const { pedido } = await buyPlates(shop);
    const { id: entidad_id } = await shop.database.db
      .selectFrom("trabajos")
      .select("id")
      .where("pedido_id", "=", pedido.id)
      .executeTakeFirstOrThrow();
    const body = { ids: [entidad_id], desde: "en_cola", estado: "imprimiendo" };
    return { call: { body }, entidad: "trabajo" as const, entidad_id };
  },
};
