import type { Db, Tx } from "../../db/database.ts";

export type LineaRow = { producto_id: number; cantidad: number };

/** Oldest first, including lines whose producto is not sold any more. */
export async function selectLineaRows(db: Db, usuarioId: number): Promise<LineaRow[]> {
  return db
    .selectFrom("carrito_lineas")
    .select(["producto_id", "cantidad"])
    .where("usuario_id", "=", usuarioId)
    .orderBy("creado_en")
    .orderBy("producto_id")
    .limit(200)
    .execute();
}

export async function upsertLinea(
  tx: Tx,
  linea: { usuario_id: number; producto_id: number; cantidad: number; now: number },
): Promise<void> {
  const { now, ...values } = linea;
  await tx
    .insertInto("carrito_lineas")
    .values({ ...values, creado_en: now })
    .onConflict((conflict) =>
      conflict.columns(["usuario_id", "producto_id"]).doUpdateSet({ cantidad: values.cantidad }),
    )
    .execute();
}

export async function deleteLinea(
  tx: Tx,
  { usuario_id, producto_id }: { usuario_id: number; producto_id: number },
): Promise<void> {
  await tx
    .deleteFrom("carrito_lineas")
    .where("usuario_id", "=", usuario_id)
    .where("producto_id", "=", producto_id)
    .execute();
}

export async function deleteCarritoOf(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom("carrito_lineas").where("usuario_id", "=", usuarioId).execute();
}

/** Units added meanwhile stay. */
export async function subtractLinea(
  tx: Tx,
  line: { usuario_id: number; producto_id: number; cantidad: number },
): Promise<void> {
  await tx
    .deleteFrom("carrito_lineas")
    .where("usuario_id", "=", line.usuario_id)
    .where("producto_id", "=", line.producto_id)
    .where("cantidad", "<=", line.cantidad)
    .execute();
  await tx
    .updateTable("carrito_lineas")
    .set((eb) => ({ cantidad: eb("cantidad", "-", line.cantidad) }))
    .where("usuario_id", "=", line.usuario_id)
    .where("producto_id", "=", line.producto_id)
    .where("cantidad", ">", line.cantidad)
    .execute();
}

export async function countLineas(db: Db, usuarioId: number): Promise<number> {
  const { total } = await db
    .selectFrom("carrito_lineas")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("usuario_id", "=", usuarioId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Of whoever did not come back for them. Answers how many went. */
export async function deleteLineasBefore(
  tx: Tx,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const rows = await tx
    .selectFrom("carrito_lineas")
    .select(["usuario_id", "producto_id"])
    .where("creado_en", "<", before)
    .orderBy("creado_en")
    .limit(limit)
    .execute();
  for (const { usuario_id, producto_id } of rows) {
    await tx
      .deleteFrom("carrito_lineas")
      .where("usuario_id", "=", usuario_id)
      .where("producto_id", "=", producto_id)
      .execute();
  }
  return rows.length;
}
