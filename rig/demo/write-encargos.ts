import { type Db, inTransaction } from "#server/db/database.ts";
import { refillCupos } from "#server/modules/catalogo/stock/cupos.queries.ts";

/** Working days by sku: pieces that stand on no shelf any more. */
const plazos: Readonly<Record<string, number>> = { "REG-010": 2 };
const most = 999;

/** Their week takes what it has sold, and the units that stood on the shelf. */
export async function writeEncargos(db: Db, now: number): Promise<void> {
  const rows = await db
    .selectFrom("productos")
    .select(["id", "sku", "stock"])
    .where("sku", "in", Object.keys(plazos))
    .execute();
  for (const { id, sku, stock } of rows) {
    await inTransaction(db, async (tx) => {
      const set = async (por_semana: number) => {
        await tx
          .updateTable("productos")
          .set({ suministro: "encargo", plazo_dias: plazos[sku] ?? 1, por_semana })
          .where("id", "=", id)
          .execute();
        await refillCupos(tx, { ids: [id], now });
      };
      await set(most);
      const { stock: left } = await tx
        .selectFrom("productos")
        .select("stock")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      await set(stock + most - left);
    });
  }
}
