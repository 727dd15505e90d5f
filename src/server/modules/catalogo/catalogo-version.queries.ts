import { type OnConflictBuilder, type QueryCreator, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { isSqlite } from "../../db/engine.ts";
import { prepare, prepareForIds } from "../../db/prepared.ts";
import type { Schema } from "../../db/schema/schema.ts";
import type { Changes } from "../../http/cache/freshness.ts";

/** A `CatalogoChange` of each part of one transaction, together. */
export type CollectedChange = {
  all: boolean;
  edited: Set<number>;
  units: Set<number>;
  ventas: boolean;
};

/** The version first, whose row is locked until the commit: versions appear in their order. */
export async function raiseCatalogoVersion(tx: Tx, change: CollectedChange): Promise<void> {
  const { edited, ventas } = change;
  const ids = [...new Set([...edited, ...change.units])];
  const isAll = change.all || ids.length > maxChanges;
  if (!isAll && !ventas && ids.length === 0) return;
  const kinds = { isAll: Number(isAll), isEdited: Number(edited.size > 0), isSold: Number(ventas) };
  if (isAll || ids.length === 0) await raised(tx, kinds);
  else if (isSqlite(tx)) {
    await raised(tx, kinds);
    await marked(tx, ids, {});
  } else await raisedAndMarked(tx, ids, kinds);
}

/** 1 or 0 each: SQLite binds no truth values. */
type Kinds = { isAll: number; isEdited: number; isSold: number };

const raised = prepare((db, kinds: Kinds) => raise(db, kinds));

const marked = prepareForIds((db, ids) =>
  db
    .insertInto("catalogo_cambios")
    .columns(["producto_id", "version"])
    .expression(
      db
        .selectFrom("productos")
        .innerJoin("catalogo_version", (join) => join.on("catalogo_version.id", "=", 1))
        .select(["productos.id as producto_id", "catalogo_version.version"])
        .where("productos.id", "in", ids),
    )
    .onConflict(newerVersion),
);

/** PostgreSQL only: both in one round trip. */
const raisedAndMarked = prepareForIds((db, ids, kinds: Kinds) =>
  db
    .with("raised", (parts) => raise(parts, kinds).returning("version"))
    .insertInto("catalogo_cambios")
    .columns(["producto_id", "version"])
    .expression((eb) =>
      eb
        .selectFrom("productos")
        .innerJoin("raised", (join) => join.onTrue())
        .select(["productos.id as producto_id", "raised.version"])
        .where("productos.id", "in", ids),
    )
    .onConflict(newerVersion),
);

function raise(db: QueryCreator<Schema>, { isAll, isEdited, isSold }: Kinds) {
  const version = sql<number>`version + 1`;
  const raisedIf = (flag: number, column: "estructura" | "ediciones" | "ventas") =>
    sql<number>`case when ${flag} = 1 then version + 1 else ${sql.ref(column)} end`;
  return db
    .updateTable("catalogo_version")
    .set({
      version,
      estructura: raisedIf(isAll, "estructura"),
      ediciones: raisedIf(isEdited, "ediciones"),
      ventas: raisedIf(isSold, "ventas"),
    })
    .where("id", "=", 1);
}

function newerVersion(conflict: OnConflictBuilder<Schema, "catalogo_cambios">) {
  return conflict
    .column("producto_id")
    .doUpdateSet((eb) => ({ version: eb.ref("excluded.version") }));
}

/** Versions after the last change of anything, and of single productos. */
export type LastEdits = { estructura: number; ediciones: number };

export async function selectLastEdits(db: Db): Promise<LastEdits> {
  const { estructura, ediciones } = await db
    .selectFrom("catalogo_version")
    .select(["estructura", "ediciones"])
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return { estructura: Number(estructura), ediciones: Number(ediciones) };
}

const maxChanges = 1000;

/**
 * After the version `since`. More than `maxChanges` productos count as a change of everything. One
 * statement, since nothing may be committed between versions and productos.
 */
export async function readCatalogoChanges(db: Db, since: number): Promise<Changes> {
  const { rows } = await changesSince(db, { since });
  const [row] = rows;
  if (!row) throw new Error("the row of catalogo_version is missing");
  const { version, ediciones, ventas } = row;
  const isMany = rows.length > maxChanges;
  const productos = isMany ? [] : rows.flatMap(toChange);
  return { version, estructura: isMany ? version : row.estructura, ediciones, ventas, productos };
}

const changesSince = prepare((db, { since }: { since: number }) =>
  db
    .selectFrom("catalogo_version")
    .leftJoin("catalogo_cambios", (join) => join.on("catalogo_cambios.version", ">", since))
    .leftJoin("productos", "productos.id", "catalogo_cambios.producto_id")
    .select(["catalogo_version.version", "estructura", "ediciones", "ventas"])
    .select(["catalogo_cambios.producto_id as id", "catalogo_cambios.version as changedAt"])
    .select(["productos.precio", "productos.activo"])
    .select(sql<number>`productos.stock - productos.reservado`.as("disponible"))
    .where("catalogo_version.id", "=", 1)
    .orderBy("catalogo_cambios.version")
    .limit(maxChanges + 1),
);

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
