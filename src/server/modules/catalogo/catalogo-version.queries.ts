import { type Expression, type OnConflictBuilder, type QueryCreator, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { isSqlite } from "../../db/engine.ts";
import { prepare, prepareShapes } from "../../db/prepared.ts";
import type { Schema } from "../../db/schema.ts";
import type { Changes } from "../../http/cache/freshness.ts";
import { tellChange } from "./catalogo-changes.ts";

/**
 * Part of each transaction that changes what any cached page or list may show, such as the names of
 * categorias, and of each whose kind is not known to be smaller.
 */
export async function bumpCatalogoVersion(tx: Tx): Promise<void> {
  await raiseVersion(tx, "estructura");
}

/** Call it where productos come, go or change: their rows, pictures or opiniones. */
export async function bumpEdited(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > maxChanges) return bumpCatalogoVersion(tx);
  await raiseVersion(tx, "ediciones");
  await mark(tx, productosById(tx, ids)).execute();
}

/** Call it where only the units left of these productos change. */
export async function bumpProductos(tx: Tx, ids: readonly number[]): Promise<void> {
  await raiseVersion(tx);
  await mark(tx, productosById(tx, ids)).execute();
}

/** Call it where only the units left of this intento's reservas change. */
export async function bumpHeld(tx: Tx, intentoId: number): Promise<void> {
  await bumpIntento(tx, { intentoId, kind: null });
}

/**
 * Like bumpHeld, for several intentos. Call it last in the transaction: a transaction that holds the version's row and
 * then waits for a producto can deadlock.
 */
export async function bumpAllHeld(tx: Tx, intentoIds: readonly number[]): Promise<void> {
  for (const intentoId of intentoIds) await bumpHeld(tx, intentoId);
}

/** Like bumpHeld, where units were sold or came back. */
export async function bumpSold(tx: Tx, intentoId: number): Promise<void> {
  await bumpIntento(tx, { intentoId, kind: "ventas" });
}

type Kind = "estructura" | "ediciones" | "ventas";

async function raiseVersion(tx: Tx, kind: Kind | null = null): Promise<void> {
  tellChange(tx);
  await raised(tx, kind, {});
}

function productosById(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom("productos")
    .innerJoin("catalogo_version", (join) => join.on("catalogo_version.id", "=", 1))
    .select(["productos.id as producto_id", "catalogo_version.version"])
    .where("productos.id", "in", [...ids]);
}

const raised = prepareShapes((db, kind: Kind | null) => raise(db, kind));

function raise(db: QueryCreator<Schema>, kind: Kind | null) {
  const update = db.updateTable("catalogo_version").where("id", "=", 1);
  const version = sql<number>`version + 1`;
  return update.set({ version, ...(kind === null ? {} : { [kind]: version }) });
}

async function bumpIntento(
  tx: Tx,
  { intentoId, kind }: { intentoId: number; kind: Kind | null },
): Promise<void> {
  if (isSqlite(tx)) {
    await raiseVersion(tx, kind);
    await marked(tx, { intentoId });
    return;
  }
  tellChange(tx);
  await raisedAndMarked(tx, kind, { intentoId });
}

type OfIntento = { intentoId: number };

const marked = prepare((db, { intentoId }: OfIntento) =>
  mark(
    db,
    db
      .selectFrom("reservas")
      .innerJoin("catalogo_version", (join) => join.on("catalogo_version.id", "=", 1))
      .select(["reservas.producto_id", "catalogo_version.version"])
      .distinct()
      .where("reservas.intento_id", "=", intentoId),
  ),
);

/** PostgreSQL only: both in one round trip. */
const raisedAndMarked = prepareShapes((db, kind: Kind | null, { intentoId }: OfIntento) =>
  db
    .with("raised", (parts) => raise(parts, kind).returning("version"))
    .insertInto("catalogo_cambios")
    .columns(["producto_id", "version"])
    .expression((eb) =>
      eb
        .selectFrom("reservas")
        .innerJoin("raised", (join) => join.onTrue())
        .select(["reservas.producto_id", "raised.version"])
        .distinct()
        .where("reservas.intento_id", "=", intentoId),
    )
    .onConflict(newerVersion),
);

/** After the version: its row is locked, so versions appear in their order. */
function mark(db: Db, productos: Expression<{ producto_id: number; version: number }>) {
  return db
    .insertInto("catalogo_cambios")
    .columns(["producto_id", "version"])
    .expression(productos)
    .onConflict(newerVersion);
}

function newerVersion(conflict: OnConflictBuilder<Schema, "catalogo_cambios">) {
  return conflict
    .column("producto_id")
    .doUpdateSet((eb) => ({ version: eb.ref("excluded.version") }));
}

const maxChanges = 1000;

/**
 * After the version `since`. More than `maxChanges` productos count as a change of everything. One
 * statement, since nothing may be committed between versions and productos.
 */
export async function readCatalogoChanges(db: Db, since: number): Promise<Changes> {
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
