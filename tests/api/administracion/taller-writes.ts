import type { TestShop } from "#rig/shop/test-shop.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";
import { foto, fotoForm } from "#tests/support/calls/trabajo-foto-calls.ts";

/** Writes to the workshop. */
export const tallerWrites = {
  async stepTrabajos(shop: TestShop) {
    const entidad_id = await buildTrabajo(shop);
    const body = { ids: [entidad_id], desde: "en_cola", estado: "imprimiendo" };
    return { call: { body }, entidad: "trabajo" as const, entidad_id };
  },
  async photographTrabajo(shop: TestShop) {
    const entidad_id = await buildTrabajo(shop);
    await shop.database.db
      .updateTable("trabajos")
      .set({ estado: "impreso" })
      .where("id", "=", entidad_id)
      .execute();
    const form = fotoForm({ files: [await foto()] });
    const call = { query: { id: String(entidad_id) }, form };
    return { call, entidad: "trabajo" as const, entidad_id };
  },
};

async function buildTrabajo(shop: TestShop): Promise<number> {
  const { pedido } = await buyPlates(shop);
  const { id } = await shop.database.db
    .selectFrom("trabajos")
    .select("id")
    .where("pedido_id", "=", pedido.id)
    .executeTakeFirstOrThrow();
  return id;
}
