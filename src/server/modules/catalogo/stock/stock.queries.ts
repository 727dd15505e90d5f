import { type ExpressionBuilder, sql } from "kysely";
import { stockBajo } from "#contract/schemas/productos-admin.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { Schema } from "../../../db/schema.ts";

/** A change of one producto's stock, in units. */
export type Movement = { producto_id: number; cantidad: number };

/** Holds units for a payment. False when there are not enough, or the producto is not sold any more. */
export async function holdStock(tx: Tx, { producto_id, cantidad }: Movement): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("productos")
    .set((eb) => ({ reservado: eb("reservado", "+", cantidad) }))
    .where("id", "=", producto_id)
    .where("activo", "=", 1)
    .where(sql<number>`stock - reservado`, ">=", cantidad)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives held units back to the shelf. */
export async function releaseStock(tx: Tx, { producto_id, cantidad }: Movement): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("productos")
    .set((eb) => ({ reservado: eb("reservado", "-", cantidad) }))
    .where("id", "=", producto_id)
    .where("reservado", ">=", cantidad)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes held units off the shelf: they are sold. */
export async function sellHeldStock(tx: Tx, { producto_id, cantidad }: Movement): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("productos")
    .set((eb) => ({
      stock: eb("stock", "-", cantidad),
      reservado: eb("reservado", "-", cantidad),
    }))
    .where("id", "=", producto_id)
    .where("reservado", ">=", cantidad)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts sold units back on the shelf. */
export async function putBackStock(tx: Tx, { producto_id, cantidad }: Movement): Promise<void> {
  await tx
    .updateTable("productos")
    .set((eb) => ({ stock: eb("stock", "+", cantidad) }))
    .where("id", "=", producto_id)
    .execute();
}

/** Raises the catalogue's version: every kept page and list is made anew. Part of the writing transaction. */
export async function bumpCatalogoVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable("catalogo_version")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", 1)
    .execute();
}

export async function readCatalogoVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom("catalogo_version")
    .select("version")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Units of a producto that one person's own payment holds, as a subquery: going back from the
 * payment page must not make the last unit look sold out to the one who holds it.
 */
export function heldBy(eb: ExpressionBuilder<Schema, "productos">, usuarioId: number) {
  return eb
    .selectFrom("reservas")
    .select((inner) =>
      inner.fn.coalesce(inner.fn.sum<number>("cantidad"), sql<number>`0`).as("held"),
    )
    .whereRef("reservas.producto_id", "=", "productos.id")
    .where("reservas.usuario_id", "=", usuarioId)
    .where("reservas.estado", "=", "abierta");
}

/** How many active productos run out: at most `stockBajo` units can still be sold. */
export async function countStockBajo(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("productos")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("activo", "=", 1)
    .where(sql<number>`stock - reservado`, "<=", stockBajo)
    .executeTakeFirstOrThrow();
  return total;
}
