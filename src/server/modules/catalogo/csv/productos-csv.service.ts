import { setImmediate as nextTurn } from "node:timers/promises";
import { fold } from "#contract/values/fold.ts";
import { mapLines, productoFields } from "#contract/values/producto/producto-fields.ts";
import { fromShelf } from "#contract/values/producto/suministro.ts";
import { type Act, type Actor, recordActs } from "../../../audit/index.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { AppError, conflict } from "../../../errors.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { selectRelatives } from "../familias/familias.queries.ts";
import { chooseListed } from "../familias/listed.queries.ts";
import { productoBusqueda } from "../productos/producto-busqueda.ts";
import { diffFields } from "../productos/producto-trail.ts";
import type { ProductoFields } from "../productos/productos-admin.queries.ts";
import { refillCupos } from "../stock/cupos.queries.ts";
import { toSupply } from "../stock/encargo.ts";
import { createZerosFinder } from "./damaged-sku.ts";
import { importAct, importRefusals, importRefused } from "./productos-csv.messages.ts";
import {
  insertProductos,
  type KnownCategoria,
  type KnownProducto,
  lockKnownCategorias,
  lockKnownProductos,
  selectKnownCategorias,
  selectKnownProductos,
  selectSkusWithZeros,
  type UpdatedProducto,
  updateProductos,
} from "./productos-csv.queries.ts";
import type { ProductoCells } from "./productos-csv-columns.ts";
import {
  findFaults,
  findFichaFaults,
  plainBreaks,
  supplyIn,
  unitsAfter,
} from "./productos-csv-faults.ts";
import { errorAt, type ImportError, type ImportFile, toSkuKey } from "./productos-csv-rows.ts";

/** For one turn of the event loop: less than 10 ms. */
const rowsPerTurn = 200;

type NewProducto = ProductoFields & { busqueda: string; stock: number };

export type ImportPlan = {
  nuevos: NewProducto[];
  cambiados: UpdatedProducto[];
  iguales: number;
  /** Their pages list the other variantes, and lists show one of them. */
  familias: Set<number>;
  errors: ImportError[];
  /** Only the fields that change. */
  changes: { id: number; antes: Record<string, unknown>; despues: Record<string, unknown> }[];
};

/** Locks and changes nothing. */
export async function simulateImport(db: Db, file: ImportFile): Promise<ImportPlan> {
  return planImport(file, {
    categorias: await selectKnownCategorias(db),
    productos: await selectKnownProductos(db, skusOf(file)),
    skusWithZeros: await selectSkusWithZeros(db),
  });
}

type Known = { categorias: KnownCategoria[]; productos: KnownProducto[]; skusWithZeros: string[] };

function skusOf({ rows }: ImportFile): string[] {
  return rows.map(({ cells }) => cells.sku);
}

async function planImport(file: ImportFile, known: Known): Promise<ImportPlan> {
  const { categorias, productos } = known;
  const plan: ImportPlan = {
    nuevos: [],
    cambiados: [],
    iguales: 0,
    familias: new Set(),
    errors: [...file.errors],
    changes: [],
  };
  const bySku = new Map(productos.map((producto) => [toSkuKey(producto.sku), producto]));
  const findCategoria = createCategoriaFinder(categorias);
  const findWithZeros = createZerosFinder(known.skusWithZeros);
  for (const [index, row] of file.rows.entries()) {
    if (index % rowsPerTurn === 0) await nextTurn();
    const producto = bySku.get(toSkuKey(row.cells.sku));
    const faults = findFaults(row, { producto, findWithZeros });
    const categoria = findCategoria(row.cells.categoria, producto?.categoria_id);
    if (categoria === undefined && row.cells.categoria !== undefined) {
      const mensaje = importRefusals.categoriaUnknown;
      faults.push(errorAt(row, { columna: "categoria", mensaje }));
    }
    faults.push(...findFichaFaults(row, { producto, categoria }));
    if (faults.length > 0 || categoria === undefined) plan.errors.push(...faults);
    else if (producto) addKnown(plan, { producto, cells: row.cells, categoria });
    else plan.nuevos.push(toNew(row.cells, categoria));
  }
  plan.errors.sort((a, b) => a.fila - b.fila);
  return plan;
}

type Import = { file: ImportFile; actor: Actor; now: number };

/** All or nothing. Throws 422 with the first error, 409 when a producto changed meanwhile. */
export async function applyImport(tx: Tx, { file, actor, now }: Import): Promise<ImportPlan> {
  const plan = await planImport(file, {
    categorias: await lockKnownCategorias(tx),
    productos: await lockKnownProductos(tx, skusOf(file)),
    skusWithZeros: await selectSkusWithZeros(tx),
  });
  const [first] = plan.errors;
  if (first) {
    const { isUnreadable } = file;
    const message = importRefused({ errors: plan.errors.length, first, isUnreadable });
    throw new AppError({ status: 422, message, campos: { archivo: message } });
  }
  const { nuevos, cambiados, iguales } = plan;
  if (nuevos.length + cambiados.length === 0) return plan;
  const written = await updateProductos(tx, cambiados);
  if (written !== cambiados.length) throw conflict(importRefusals.changedMeanwhile);
  const added = await insertProductos(tx, { rows: nuevos, now });
  const edited = [...added, ...cambiados.map(({ id }) => id)];
  if (plan.familias.size > 0) {
    catalogoChanged(tx, { edited: await selectRelatives(tx, edited) });
    await chooseListed(tx, [...plan.familias]);
  }
  catalogoChanged(tx, { edited });
  const hasEncargo = [...nuevos, ...cambiados].some((it) => it.suministro === "encargo");
  if (hasEncargo) await refillCupos(tx, { ids: edited.toSorted((a, b) => a - b), now });
  const whole: Act = {
    actor,
    accion: importAct,
    entidad: "importacion",
    entidad_id: null,
    antes: null,
    despues: { nuevos: nuevos.length, cambiados: cambiados.length, iguales },
    now,
  };
  const each = plan.changes.map(({ id, antes, despues }): Act => {
    return { ...whole, entidad: "producto", entidad_id: id, antes, despues };
  });
  await recordActs(tx, [whole, ...each]);
  return plan;
}

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

function toNew(cells: ProductoCells, categoria: KnownCategoria): NewProducto {
  const { sku, stock = 0 } = cells;
  const fields: ProductoFields = {
    nombre: "",
    descripcion: "",
    precio: 0,
    ...mapLines(() => ""),
    peso_gramos: 0,
    ...fromShelf,
    a_medida: 0,
    destacado: 0,
    activo: 1,
    ...fieldsOf(cells),
    ...toSupply({ ...fromShelf, ...supplyIn(cells) }),
    sku,
    categoria_id: categoria.id,
  };
  return {
    ...fields,
    stock: fields.suministro === "encargo" ? 0 : stock,
    busqueda: productoBusqueda({ ...fields, categoria: categoria.nombre }),
  };
}

/** Fields that the file gives a value. */
function fieldsOf(cells: ProductoCells): Partial<ProductoFields> {
  const given = productoFields.flatMap((name) => {
    const value = name === "categoria_id" ? undefined : cells[name];
    return value === undefined ? [] : [[name, typeof value === "boolean" ? Number(value) : value]];
  });
  return Object.fromEntries(given);
}

function addKnown(
  plan: ImportPlan,
  change: { producto: KnownProducto; cells: ProductoCells; categoria: KnownCategoria },
): void {
  const { producto, cells, categoria } = change;
  const { id, disponible, personalizacion, familia_id, ...before } = producto;
  const after: ProductoFields = {
    ...before,
    ...fieldsOf(cells),
    ...toSupply({ ...before, ...supplyIn(cells) }),
    sku: before.sku,
    descripcion: keepBreaks(before.descripcion, cells.descripcion),
    categoria_id: categoria.id,
  };
  const units = unitsAfter(cells, { before, after }) ?? disponible;
  const hasSameStock = units === disponible;
  if (hasSameStock && productoFields.every((name) => after[name] === before[name])) {
    plan.iguales += 1;
    return;
  }
  const changed = diffFields({ ...before, stock: disponible }, { ...after, stock: units });
  plan.changes.push({ id, ...changed });
  if (familia_id !== null) plan.familias.add(familia_id);
  const busqueda = productoBusqueda({ ...after, categoria: categoria.nombre });
  plan.cambiados.push({
    ...after,
    id,
    busqueda,
    disponible: hasSameStock ? null : units,
  });
}

function keepBreaks(before: string, text: string | undefined): string {
  if (text === undefined) return before;
  return plainBreaks(before) === text ? before : text;
}
