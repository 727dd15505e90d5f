import type { Db, Tx } from "../../db/database.ts";
import { literal, prepare, prepareForRows } from "../../db/prepared.ts";

export type LineaRow = { producto_id: number; cantidad: number; creado_en: number };

const lineaRows = prepare((db, { usuarioId }: { usuarioId: number }) =>
  db
    .selectFrom("carrito_lineas")
    .select(["producto_id", "cantidad", "creado_en"])
    .where("usuario_id", "=", usuarioId)
    .orderBy("creado_en")
    .orderBy("producto_id")
    .limit(literal(200)),
);

/** Oldest first, including lines whose producto is not sold any more. */
export async function selectLineaRows(db: Db, usuarioId: number): Promise<LineaRow[]> {
  return (await lineaRows(db, { usuarioId })).rows;
}

type NewLinea = { usuario_id: number; producto_id: number; cantidad: number; now: number };

const upsert = prepare((db, { usuario_id, producto_id, cantidad, now }: NewLinea) =>
  db
    .insertInto("carrito_lineas")
    .values({ usuario_id, producto_id, cantidad, creado_en: now })
    .onConflict((conflict) =>
      conflict.columns(["usuario_id", "producto_id"]).doUpdateSet({ cantidad }),
    ),
);

export async function upsertLinea(db: Db, linea: NewLinea): Promise<void> {
  await upsert(db, linea);
}

type OneLinea = { usuario_id: number; producto_id: number };

export async function deleteLinea(db: Db, { usuario_id, producto_id }: OneLinea): Promise<void> {
  await db
    .deleteFrom("carrito_lineas")
    .where("usuario_id", "=", usuario_id)
    .where("producto_id", "=", producto_id)
    .execute();
}

export async function deleteCarritoOf(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom("carrito_lineas").where("usuario_id", "=", usuarioId).execute();
}

type Bought = { producto_id: number; cantidad: number };
type Own = { usuario_id: number };
const bought = ["producto_id", "cantidad"] as const;

const deleteBought = prepareForRows(bought, (db, lines: Bought[], { usuario_id }: Own) =>
  db
    .deleteFrom("carrito_lineas")
    .where("usuario_id", "=", usuario_id)
    .where((eb) =>
      eb.or(
        lines.map(({ producto_id, cantidad }) =>
          eb.and([eb("producto_id", "=", producto_id), eb("cantidad", "<=", cantidad)]),
        ),
      ),
    )
    .returning("producto_id"),
);

const subtract = prepare((db, { usuario_id, producto_id, cantidad }: Own & Bought) =>
  db
    .updateTable("carrito_lineas")
    .set((eb) => ({ cantidad: eb("cantidad", "-", cantidad) }))
    .where("usuario_id", "=", usuario_id)
    .where("producto_id", "=", producto_id)
    .where("cantidad", ">", cantidad),
);

/** Units added meanwhile stay. The list must not be empty. */
export async function subtractLineas(
  tx: Tx,
  { usuario_id, lineas }: Own & { lineas: readonly Bought[] },
): Promise<void> {
  const { rows } = await deleteBought(tx, lineas, { usuario_id });
  const deleted = new Set(rows.map(({ producto_id }) => producto_id));
  for (const { producto_id, cantidad } of lineas) {
    if (!deleted.has(producto_id)) await subtract(tx, { usuario_id, producto_id, cantidad });
  }
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
