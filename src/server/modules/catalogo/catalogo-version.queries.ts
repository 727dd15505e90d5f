import { type Expression, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { tellChange } from "./catalogo-changes.ts";

/**
 * Part of each transaction that changes what any cached page or list may show, such as the names of
 * categorias, and of each whose kind is not known to be smaller.
 */
export async function bumpCatalogoVersion(tx: Tx): Promise<void> {
  await raiseVersion(tx, "estructura");
}

/** Instead, where productos come, go or change: their rows, pictures or opiniones. */
export async function bumpEdited(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > maxChanges) return bumpCatalogoVersion(tx);
  await raiseVersion(tx, "ediciones");
  await markChanged(tx, productosById(tx, ids));
}

/** Instead, where only the units left of these productos change. */
export async function bumpProductos(tx: Tx, ids: readonly number[]): Promise<void> {
  await raiseVersion(tx);
  await markChanged(tx, productosById(tx, ids));
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

async function raiseVersion(tx: Tx, kind?: "estructura" | "ediciones" | "ventas"): Promise<void> {
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

function productosById(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom("productos")
    .innerJoin("catalogo_version", (join) => join.on("catalogo_version.id", "=", 1))
    .select(["productos.id as producto_id", "catalogo_version.version"])
    .where("productos.id", "in", [...ids]);
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

type Offer = { precio: number; isAvailable: boolean } | null;

type CatalogoChanges = {
  version: number;
  estructura: number;
  ediciones: number;
  ventas: number;
  productos: { id: number; version: number; offer: Offer }[];
};

const maxChanges = 1000;

/**
 * After the version `since`. More than `maxChanges` productos count as a change of everything. One
 * statement, since nothing may be committed between versions and productos.
 */
export async function readCatalogoChanges(db: Db, since: number): Promise<CatalogoChanges> {
  const rows = await db
    .selectFrom("catalogo_version")
    .leftJoin("catalogo_cambios", (join) => join.on("catalogo_cambios.version", ">", since))
    .leftJoin("productos", "productos.id", "catalogo_cambios.producto_id")
    .select(["catalogo_version.version", "estructura", "ediciones", "ventas"])
    .select(["catalogo_cambios.producto_id as id", "catalogo_cambios.version as changedAt"])
    .select(["productos.precio", "productos.activo"])
    .select(sql<number>`productos.stock - productos.reservado`.as("disponible"))
    .where("catalogo_version.id", "=", 1)
    .orderBy("catalogo_cambios.version")
    .limit(maxChanges + 1)
    .execute();
  const [row] = rows;
  if (!row) throw new Error("the row of catalogo_version is missing");
  const { version, ediciones, ventas } = row;
  const isMany = rows.length > maxChanges;
  const productos = isMany ? [] : rows.flatMap(toChange);
  return { version, estructura: isMany ? version : row.estructura, ediciones, ventas, productos };
}

type ChangeRow = {
  id: number | null;
  changedAt: number | null;
  precio: number | null;
  activo: number | null;
  disponible: number | null;
};

/** Without a producto: its row is gone. */
function toChange({ id, changedAt, precio, activo, disponible }: ChangeRow) {
  if (id === null || changedAt === null) return [];
  const offer =
    precio === null || activo !== 1 ? null : { precio, isAvailable: Number(disponible) > 0 };
  return [{ id, version: changedAt, offer }];
}
