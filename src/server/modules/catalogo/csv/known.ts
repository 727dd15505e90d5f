import type { Color } from "#contract/schemas/colores.ts";
import { fold } from "#contract/values/fold.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { conflict } from "../../../errors.ts";
import { lockColores, selectColores } from "../colores/colores.queries.ts";
import type { FamiliaRow } from "../familias/familias.queries.ts";
import {
  lockKnownFamilias,
  selectFamiliaNombres,
  selectKnownFamilias,
} from "./known-familias.queries.ts";
import { importRefusals } from "./productos-csv.messages.ts";
import {
  type KnownCategoria,
  type KnownProducto,
  lockKnownCategorias,
  lockKnownProductos,
  selectFamiliasOfSkus,
  selectKnownCategorias,
  selectKnownProductos,
  selectSkusWithZeros,
} from "./productos-csv.queries.ts";
import type { ImportFile } from "./productos-csv-rows.ts";

/** Rows of the database that a file is compared with. */
export type Known = {
  categorias: KnownCategoria[];
  /** Empty for a file that names none: neither a variante nor a campo of colors. */
  colores: Color[];
  /** Those that the file names, and those of its productos. */
  familias: FamiliaRow[];
  /** Those of the file, and all of these familias; in ascending id. */
  productos: KnownProducto[];
  skusWithZeros: string[];
};

/** Without locks. */
export async function readKnown(db: Db, file: ImportFile): Promise<Known> {
  const skus = skusOf(file);
  const familias = await findFamilias(db, file);
  return {
    categorias: await selectKnownCategorias(db),
    colores: namesColores(file) ? await selectColores(db) : [],
    familias: await selectKnownFamilias(db, familias),
    productos: await selectKnownProductos(db, { skus, familias }),
    skusWithZeros: await selectSkusWithZeros(db),
  };
}

/**
 * In the sequence of docs/arquitectura.md "Locks". Lists show one of each familia: a change of one locks them all.
 * Throws 409 when a producto was moved between familias meanwhile.
 */
export async function lockKnown(tx: Tx, file: ImportFile): Promise<Known> {
  const categorias = await lockKnownCategorias(tx);
  const colores = namesColores(file) ? await lockColores(tx) : [];
  const ids = await findFamilias(tx, file);
  const familias = await lockKnownFamilias(tx, ids);
  const productos = await lockKnownProductos(tx, { skus: skusOf(file), familias: ids });
  const locked = new Set(familias.map(({ id }) => id));
  const isMoved = productos.some((it) => it.familia_id !== null && !locked.has(it.familia_id));
  if (isMoved) throw conflict(importRefusals.changedMeanwhile);
  return {
    ...{ categorias, colores, familias, productos },
    skusWithZeros: await selectSkusWithZeros(tx),
  };
}

function skusOf({ rows }: ImportFile): string[] {
  return rows.map(({ cells }) => cells.sku);
}

function namesColores({ rows }: ImportFile): boolean {
  return rows.some(({ cells: { familia, valores, campos } }) => {
    const isPlaced = familia !== undefined && valores !== undefined;
    return isPlaced || campos?.some(({ tipo }) => tipo === "color");
  });
}

/** Ids in ascending order. */
async function findFamilias(db: Db, { rows }: ImportFile): Promise<number[]> {
  const ids = await selectFamiliasOfSkus(
    db,
    rows.map(({ cells }) => cells.sku),
  );
  const named = new Set(rows.flatMap(({ cells: { familia } }) => (familia ? fold(familia) : [])));
  const nombres = named.size === 0 ? [] : await selectFamiliaNombres(db);
  const told = nombres.filter(({ nombre }) => named.has(fold(nombre))).map(({ id }) => id);
  return [...new Set([...ids, ...told])].sort((a, b) => a - b);
}
