import { type Expression, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { tellChange } from "./catalogo-changes.ts";

/**
 * Part of each transaction that changes what any cached page or list may show: a row more or less,
 * a name, a price, an order.
 */
export async function bumpCatalogoVersion(tx: Tx): Promise<void> {
  await raiseVersion(tx, "estructura");
}

/** Instead, where only the units left of these productos change. */
export async function bumpProductos(tx: Tx, ids: readonly number[]): Promise<void> {
  await raiseVersion(tx);
  const productos = tx
    .selectFrom("productos")
    .innerJoin("catalogo_version", (join) => join.on("catalogo_version.id", "=", 1))
    .select(["productos.id as producto_id", "catalogo_version.version"])
    .where("productos.id", "in", [...ids]);
  await markChanged(tx, productos);
}

/** Instead, where only the units left of what this intento reserved change. */
export async function bumpHeld(tx: Tx, intentoId: number): Promise<void> {
  await raiseVersion(tx);
  await markChanged(tx, productosOf(tx, intentoId));
}

/** The same, where units were sold or came back. */
export async function bumpSold(tx: Tx, intentoId: number): Promise<void> {
  await raiseVersion(tx, "ventas");
  await markChanged(tx, productosOf(tx, intentoId));
}

async function raiseVersion(tx: Tx, kind?: "estructura" | "ventas"): Promise<void> {
  tellChange(tx);
  await tx
    .updateTable("catalogo_version")
    .set((eb) => {
      const raised = eb("version", "+", 1);
      return { version: raised, ...(kind === undefined ? {} : { [kind]: raised }) };
    })
    .where("id", "=", 1)
    .execute();
}

function productosOf(tx: Tx, intentoId: number) {
  return tx
    .selectFrom("reservas")
    .innerJoin("catalogo_version", (join) => join.on("catalogo_version.id", "=", 1))
    .select(["reservas.producto_id", "catalogo_version.version"])
    .distinct()
    .where("reservas.intento_id", "=", intentoId);
}

/** After the version: its row is locked, so versions appear in their order. */
async function markChanged(
  tx: Tx,
  productos: Expression<{ producto_id: number; version: number }>,
): Promise<void> {
  await tx
    .insertInto("catalogo_cambios")
    .columns(["producto_id", "version"])
    .expression(productos)
    .onConflict((conflict) =>
      conflict.column("producto_id").doUpdateSet((eb) => ({ version: eb.ref("excluded.version") })),
    )
    .execute();
}

type CatalogoChanges = {
  version: number;
  estructura: number;
  ventas: number;
  productos: { id: number; version: number; isAvailable: boolean }[];
};

const maxChanges = 1000;

/** After the version `since`. More than `maxChanges` productos count as a change of everything. */
export async function readCatalogoChanges(db: Db, since: number): Promise<CatalogoChanges> {
  const row = await db
    .selectFrom("catalogo_version")
    .select(["version", "estructura", "ventas"])
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  if (row.version === since || row.estructura > since) return { ...row, productos: [] };
  const changes = await db
    .selectFrom("catalogo_cambios")
    .innerJoin("productos", "productos.id", "catalogo_cambios.producto_id")
    .select(["productos.id", "catalogo_cambios.version"])
    .select(sql<number>`productos.stock - productos.reservado`.as("disponible"))
    .where("catalogo_cambios.version", ">", since)
    .orderBy("catalogo_cambios.version")
    .limit(maxChanges + 1)
    .execute();
  if (changes.length > maxChanges) return { ...row, estructura: row.version, productos: [] };
  const productos = changes.map(({ disponible, ...one }) => ({
    ...one,
    isAvailable: disponible > 0,
  }));
  return { ...row, productos };
}
