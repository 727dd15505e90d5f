import { setImmediate as nextTurn } from "node:timers/promises";
import { fold } from "#contract/values/fold.ts";
import { productoFields } from "#contract/values/producto/producto-fields.ts";
import { diffFields } from "../productos/producto-trail.ts";
import { createZerosFinder } from "./damaged-sku.ts";
import { fichaOf, joinCells } from "./joining-cells.ts";
import type { Known } from "./known.ts";
import { parseCampos, placeCampos } from "./place-campos.ts";
import { type PlannedFamilia, planFamilias } from "./plan-familias.ts";
import { fieldsAfter, type NewProducto, toNew } from "./plan-fields.ts";
import { importRefusals } from "./productos-csv.messages.ts";
import type { KnownCategoria, KnownProducto, UpdatedProducto } from "./productos-csv.queries.ts";
import type { ProductoCells } from "./productos-csv-columns.ts";
import { findFaults, findFichaFaults, unitsAfter } from "./productos-csv-faults.ts";
import {
  errorAt,
  type ImportError,
  type ImportFile,
  type ImportRow,
  toSkuKey,
} from "./productos-csv-rows.ts";
import { type ImportChange, tellChange } from "./tell-change.ts";

/** Rows that the answer tells. */
const maxTold = 100;

/** For one turn of the event loop: less than 10 ms. */
const rowsPerTurn = 200;

export type ImportPlan = {
  nuevos: NewProducto[];
  cambiados: UpdatedProducto[];
  iguales: number;
  /** Their pages list the other variantes, and lists show one of them. */
  familias: Set<number>;
  /** Those that get variantes. */
  joined: PlannedFamilia[];
  errors: ImportError[];
  /** Only the fields that change. */
  changes: { id: number; antes: Record<string, unknown>; despues: Record<string, unknown> }[];
  /** The first `maxTold` rows that add or change something. */
  told: ImportChange[];
};

/** Asks no database. */
export async function planImport(file: ImportFile, known: Known): Promise<ImportPlan> {
  const { familias, errors } = await planFamilias(file.rows, known);
  const plan: ImportPlan = {
    ...{ nuevos: [], cambiados: [], iguales: 0, changes: [], told: [] },
    familias: new Set(),
    joined: familias,
    errors: [...file.errors, ...errors],
  };
  const misplaced = new Set(errors.map(({ fila }) => fila));
  const index = indexKnown(familias, known);
  for (const [at, row] of file.rows.entries()) {
    if (at % rowsPerTurn === 0) await nextTurn();
    if (!misplaced.has(row.fila)) planRow(plan, row, index);
  }
  plan.errors.sort((a, b) => a.fila - b.fila);
  return plan;
}

type KnownIndex = ReturnType<typeof indexKnown>;

function indexKnown(familias: readonly PlannedFamilia[], known: Known) {
  const bySku = new Map(known.productos.map((producto) => [toSkuKey(producto.sku), producto]));
  const findCategoria = createCategoriaFinder(known.categorias);
  return {
    findProducto: (sku: string) => bySku.get(toSkuKey(sku)),
    nombresOfFamilias: new Map(known.familias.map(({ id, nombre }) => [id, nombre])),
    findCategoria,
    findWithZeros: createZerosFinder(known.skusWithZeros),
    colores: known.colores,
    joins: joinRows(familias, { known, findCategoria }),
  };
}

function planRow(plan: ImportPlan, told: ImportRow, index: KnownIndex): void {
  const join = index.joins.get(told);
  const producto = index.findProducto(told.cells.sku);
  const cells =
    join?.cells ?? ownCells(told.cells, index.nombresOfFamilias.get(producto?.familia_id ?? 0));
  const row = { ...told, cells };
  const { personalizacion, mensaje } = join ?? placeOwn(cells, { producto, index });
  const { findWithZeros } = index;
  const faults = findFaults(row, { producto, personalizacion, findWithZeros });
  if (mensaje !== undefined) faults.push(errorAt(row, { columna: "campos", mensaje }));
  const categoria = index.findCategoria(cells.categoria, producto?.categoria_id);
  if (categoria === undefined && cells.categoria !== undefined) {
    const mensaje = importRefusals.categoriaUnknown;
    faults.push(errorAt(row, { columna: "categoria", mensaje }));
  }
  faults.push(...(join?.faults ?? findFichaFaults(row, { producto, categoria })));
  if (faults.length > 0 || categoria === undefined) plan.errors.push(...faults);
  else if (producto) {
    const familia = join && (told.cells.familia ?? "");
    addKnown(plan, { producto, cells, categoria, personalizacion, familia, index });
  } else {
    const added = toNew({ cells, categoria, personalizacion });
    plan.nuevos.push(added);
    tell(plan, { tipo: "nuevo", sku: added.sku, nombre: added.nombre, campos: [] });
  }
}

function tell({ told }: ImportPlan, change: ImportChange): void {
  if (told.length < maxTold) told.push(change);
}

/** A variante may be called by its familia, as in the row that made it one: it keeps its nombre. */
function ownCells(cells: ProductoCells, familia: string | undefined): ProductoCells {
  const { nombre, ...rest } = cells;
  if (familia === undefined || nombre === undefined || cells.familia === undefined) return cells;
  return fold(nombre) === fold(familia) ? rest : cells;
}

/** JSON of the campos after the row of a producto that joins no familia, and why they cannot be. */
type PlacedCampos = { personalizacion: string; mensaje?: string };

function placeOwn(
  { campos }: ProductoCells,
  { producto, index }: { producto: KnownProducto | undefined; index: KnownIndex },
): PlacedCampos {
  const before = producto?.personalizacion ?? "[]";
  // Those of a variante are of its familia.
  if (campos === undefined || (producto?.familia_id ?? null) !== null)
    return { personalizacion: before };
  const placed = placeCampos(campos, { before, colores: index.colores });
  return "mensaje" in placed ? { ...placed, personalizacion: before } : placed;
}

type Joined = ReturnType<typeof joinCells> & PlacedCampos;

/** By row of the file, with the cells that its familia gives it. */
function joinRows(
  familias: readonly PlannedFamilia[],
  { known, findCategoria }: { known: Known; findCategoria: FindCategoria },
): Map<ImportRow, Joined> {
  const isSameCategoria = (one: string, other: string | undefined) =>
    findCategoria(one, undefined) === findCategoria(other, undefined);
  return new Map(
    familias.flatMap((familia) => {
      const ficha = fichaOf(familia, known);
      const { personalizacion } = ficha;
      return familia.joining.map((it): [ImportRow, Joined] => {
        const joined = joinCells(it, { familia, ficha, isSameCategoria });
        return [it.row, { ...joined, personalizacion }];
      });
    }),
  );
}

type FindCategoria = ReturnType<typeof createCategoriaFinder>;

/** The exact name wins: a slug keeps an old name, which another categoria may have by now. */
function createCategoriaFinder(categorias: KnownCategoria[]) {
  const byId = new Map(categorias.map((categoria) => [categoria.id, categoria]));
  const byWord = new Map<string, KnownCategoria>();
  for (const wordOf of [
    ({ slug }: KnownCategoria) => slug,
    ({ nombre }: KnownCategoria) => fold(nombre),
    ({ nombre }: KnownCategoria) => `=${nombre}`,
  ]) {
    for (const categoria of categorias) byWord.set(wordOf(categoria), categoria);
  }
  return (typed: string | undefined, id: number | undefined): KnownCategoria | undefined => {
    if (typed === undefined) return id === undefined ? undefined : byId.get(id);
    return byWord.get(`=${typed}`) ?? byWord.get(fold(typed));
  };
}

function addKnown(
  plan: ImportPlan,
  change: {
    producto: KnownProducto;
    cells: ProductoCells;
    categoria: KnownCategoria;
    personalizacion: string;
    /** That it becomes a variante of. */
    familia: string | undefined;
    index: KnownIndex;
  },
): void {
  const { producto, cells, familia, index } = change;
  const { id, disponible, familia_id, valores: _, ...before } = producto;
  const after = fieldsAfter(before, change);
  const units = unitsAfter(cells, { before, after }) ?? disponible;
  const hasSameStock = units === disponible;
  const isSame = hasSameStock && writtenFields.every((name) => after[name] === before[name]);
  if (isSame && familia === undefined) {
    plan.iguales += 1;
    return;
  }
  const { busqueda: __, ...fields } = after;
  const changed = diffFields(
    { ...describe(before), stock: disponible },
    { ...describe(fields), stock: units },
  );
  if (!isSame) plan.changes.push({ id, ...changed });
  const campos = tellChange({
    ...changed,
    findCategoria: (known) => index.findCategoria(undefined, known)?.nombre ?? "",
  });
  const joined = familia === undefined ? [] : [{ campo: "familia", antes: "", despues: familia }];
  tell(plan, {
    ...{ tipo: "cambiado", sku: before.sku, nombre: after.nombre },
    campos: [...campos, ...joined],
  });
  if (familia_id !== null) plan.familias.add(familia_id);
  plan.cambiados.push({ ...after, id, disponible: hasSameStock ? null : units });
}

const writtenFields = [...productoFields, "personalizacion"] as const;

function describe<T extends { personalizacion: string }>(fields: T) {
  return { ...fields, personalizacion: parseCampos(fields.personalizacion) };
}
