import { sql } from "kysely";
import { lowStock } from "#contract/schemas/productos-admin.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { literal } from "../../../db/prepared.ts";
import { catalogoChanged } from "../catalogo-changes.ts";

export type Movement = { producto_id: number; cantidad: number };

/** False when there are not enough units, or the producto is inactive. */
export async function holdStock(tx: Tx, movement: Movement): Promise<boolean> {
  const { numUpdatedRows } = await holding(tx, movement).where("activo", "=", 1).executeTakeFirst();
  return isMoved(tx, movement, numUpdatedRows);
}

/** Holds units that this transaction has released, also of an inactive producto: their holder may still buy it. */
export async function takeStockBack(tx: Tx, movement: Movement): Promise<boolean> {
  const { numUpdatedRows } = await holding(tx, movement).executeTakeFirst();
  return isMoved(tx, movement, numUpdatedRows);
}

function isMoved(tx: Tx, { producto_id }: Movement, updated: bigint): boolean {
  if (updated !== 1n) return false;
  catalogoChanged(tx, { units: [producto_id] });
  return true;
}

function holding(tx: Tx, { producto_id, cantidad }: Movement) {
  return tx
    .updateTable("productos")
    .set((eb) => ({ reservado: eb("reservado", "+", cantidad) }))
    .where("id", "=", producto_id)
    .where(sql<number>`stock - reservado`, ">=", cantidad);
}

export async function releaseStock(tx: Tx, movement: Movement): Promise<boolean> {
  const { producto_id, cantidad } = movement;
  const { numUpdatedRows } = await tx
    .updateTable("productos")
    .set((eb) => ({ reservado: eb("reservado", "-", cantidad) }))
    .where("id", "=", producto_id)
    .where("reservado", ">=", cantidad)
    .executeTakeFirst();
  return isMoved(tx, movement, numUpdatedRows);
}

/** For units that were sold. */
export async function putBackStock(tx: Tx, { producto_id, cantidad }: Movement): Promise<void> {
  await tx
    .updateTable("productos")
    .set((eb) => ({ stock: eb("stock", "+", cantidad), vendidas: eb("vendidas", "-", cantidad) }))
    .where("id", "=", producto_id)
    .execute();
  catalogoChanged(tx, { units: [producto_id] });
}

export async function countLowStock(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("productos")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("activo", "=", 1)
    .where("suministro", "=", "estante")
    .where(sql<number>`stock - reservado`, "<=", lowStock)
    .executeTakeFirstOrThrow();
  return total;
}

/** Counts productos on sale without weight, at most `limit`: their parcel's weight is assumed. */
export async function countSinPeso(db: Db, limit: number): Promise<number> {
  const found = db
    .selectFrom("productos")
    .select("id")
    .where("activo", "=", 1)
    .where("peso_gramos", "=", literal(0))
    .limit(limit)
    .as("sin_peso");
  const { total } = await db
    .selectFrom(found)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
