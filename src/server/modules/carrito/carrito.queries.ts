import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import type { Schema } from "../../db/schema.ts";
import { heldBy } from "../catalogo/index.ts";

export type LineaRow = {
  producto_id: number;
  nombre_producto: string;
  sku: string;
  precio: number;
  cantidad: number;
  disponible: number;
};

/** The lines whose producto is still sold, oldest first; names and prices as the catalogue has them now. */
export async function selectLineas(db: Db, usuarioId: number): Promise<LineaRow[]> {
  return db
    .selectFrom("carrito_lineas")
    .innerJoin("productos", "productos.id", "carrito_lineas.producto_id")
    .select([
      "carrito_lineas.producto_id",
      "productos.nombre as nombre_producto",
      "productos.sku",
      "productos.precio",
      "carrito_lineas.cantidad",
    ])
    .select((eb) => disponibleFor(eb, usuarioId))
    .where("carrito_lineas.usuario_id", "=", usuarioId)
    .where("productos.activo", "=", 1)
    .orderBy("carrito_lineas.creado_en")
    .orderBy("carrito_lineas.producto_id")
    .limit(200)
    .execute();
}

/** What this person could buy: free units and those held by their own payment. */
function disponibleFor(eb: ExpressionBuilder<Schema, "productos">, usuarioId: number) {
  const held = heldBy(eb, usuarioId);
  return sql<number>`cast(productos.stock - productos.reservado + ${held} as integer)`.as(
    "disponible",
  );
}

export async function selectVendible(db: Db, productoId: number, usuarioId: number) {
  return db
    .selectFrom("productos")
    .select("nombre")
    .select((eb) => disponibleFor(eb, usuarioId))
    .where("id", "=", productoId)
    .where("activo", "=", 1)
    .executeTakeFirst();
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

export async function deleteLinea(tx: Tx, usuarioId: number, productoId: number): Promise<void> {
  await tx
    .deleteFrom("carrito_lineas")
    .where("usuario_id", "=", usuarioId)
    .where("producto_id", "=", productoId)
    .execute();
}

export async function deleteCarritoOf(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom("carrito_lineas").where("usuario_id", "=", usuarioId).execute();
}

/** Takes bought units out of a line; what was added meanwhile stays. */
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
