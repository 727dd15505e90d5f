import type { DemoFamilia, DemoProducto } from "#demo/catalogo.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import { saveFamilia } from "#server/modules/catalogo/familias/familias.service.ts";

type Joining = {
  familias: readonly DemoFamilia[];
  /** Just made; no others join. */
  productos: readonly DemoProducto[];
  now: number;
};

/** Like the shop's first administrator would. Throws for a shop without one. */
export async function joinFamilias(db: Db, { familias, productos, now }: Joining): Promise<void> {
  const made = new Set(productos.map(({ sku }) => sku));
  const owner = await db
    .selectFrom("usuarios")
    .select(["id", "nombre"])
    .where("rol", "=", "admin")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const actor = { usuario_id: owner.id, nombre: owner.nombre, solicitud: "demo" };
  for (const { nombre, ejes, variantes: all } of familias) {
    const variantes = all.filter(({ sku }) => made.has(sku));
    if (variantes.length === 0) continue;
    await inTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom("productos")
        .select(["id", "sku", "precio", "stock"])
        .where(
          "sku",
          "in",
          variantes.map(({ sku }) => sku),
        )
        .execute();
      const joined = rows.map((row) => {
        const valores = variantes.find(({ sku }) => sku === row.sku)?.valores ?? [];
        return { ...row, valores, activo: true };
      });
      const form = { nombre, ejes, variantes: joined };
      await saveFamilia(tx, { id: joined[0]?.id ?? 0, form, actor, now });
    });
  }
}
