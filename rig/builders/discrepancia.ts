import type { TestShop } from "#rig/shop/test-shop.ts";

/** An open one about the payment of a pedido; answers its id. */
export async function buildDiscrepancia(shop: TestShop, pedido_id: number): Promise<number> {
  const { db } = shop.database;
  const { id: intento_id, monto } = await db
    .selectFrom("pago_intentos")
    .select(["id", "monto"])
    .where("pedido_id", "=", pedido_id)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("discrepancias")
    .values({
      intento_id,
      pedido_id,
      tipo: "devuelto_por_fuera",
      nuestro_estado: "autorizado",
      nuestro_monto: monto,
      suyo_estado: "NULLIFIED",
      suyo_monto: monto,
      estado: "abierta",
      creado_en: shop.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
