import { sql } from "kysely";
import type { AnyOrden } from "#contract/schemas/productos-admin.ts";
import { mapLines } from "#contract/values/producto/producto-fields.ts";
import { fromShelf } from "#contract/values/producto/suministro.ts";
import * as catalogo from "#server/modules/catalogo/catalogo.queries.ts";
import * as categorias from "#server/modules/catalogo/categorias/categorias-admin.queries.ts";
import * as conteo from "#server/modules/catalogo/conteo.queries.ts";
import * as csv from "#server/modules/catalogo/csv/productos-csv.queries.ts";
import * as facetas from "#server/modules/catalogo/facetas/facetas.queries.ts";
import * as productos from "#server/modules/catalogo/productos/productos-admin.queries.ts";
import * as lista from "#server/modules/catalogo/productos-list.queries.ts";
import * as pages from "#server/modules/catalogo/productos-pages.queries.ts";
import { now } from "../seed/values.ts";
import type { Sample, Samples, SamplesByFile } from "./samples.ts";

/** The public's list, and the owner's whole one. */
export const shown: lista.ProductosFilter = {
  words: [],
  categoria: null,
  activo: true,
  onlyActiveCategorias: true,
  onlyListed: true,
  onlyDestacados: false,
  maxStock: null,
  facetas: {},
};
const todos = { ...shown, activo: null, onlyActiveCategorias: false, onlyListed: false };
export const inCategoria = { ...shown, categoria: "categoria-3" };
const oneWord = { ...shown, words: ["lampara"] };
const withWords = { ...shown, words: ["lampara", "bosque"] };
const filtered = {
  ...shown,
  facetas: {
    precio_min: 10_000,
    precio_max: 40_000,
    material: "PLA",
    color: "lapis",
    disponible: true,
    estrellas: 4,
  },
};
const first = { orden: "recientes", limit: 3, offset: 0, total: 20_000, isCommon: false } as const;
const fields = {
  nombre: "Lámpara",
  sku: "SKU-NUEVO",
  descripcion: "Una lámpara",
  precio: 9_990,
  ...mapLines(() => ""),
  material: "PLA",
  peso_gramos: 100,
  ...fromShelf,
  a_medida: 0,
  categoria_id: 1,
  destacado: 0,
  activo: 1,
  busqueda: "lampara",
} as const;
const inFile = { skus: ["SKU-100012", "SKU-100013"], familias: [1, 2] };
const values = { ...fields, personalizacion: "[]" } as const;

/** Two pages: the second goes on from the first. */
function readTwo(orden: AnyOrden, filter = shown): Sample {
  return async (tx) => {
    const ids = {
      query: lista.applyFilter(tx, filter),
      id: sql.ref<number>("productos.id"),
      ranks: pages.ranks,
    };
    const page = { ids, list: orden, orden, limit: 3, total: 19_000 };
    const first = await pages.selectDeepPage(tx, { ...page, offset: 12_000 });
    return [first, await pages.selectDeepPage(tx, { ...page, offset: 12_003 })];
  };
}

export const catalogoSamples: SamplesByFile = {
  "modules/catalogo/catalogo.queries.ts": {
    selectProducto: (tx) => catalogo.selectProducto(tx, 12),
    selectCampos: (tx) => catalogo.selectCampos(tx, 12),
    selectPublicNombre: (tx) => catalogo.selectPublicNombre(tx, 12),
    isPublicCategoria: (tx) => catalogo.isPublicCategoria(tx, "categoria-3"),
    hasProducto: (tx) => catalogo.hasProducto(tx, 12),
    selectMateriales: {
      some: (tx) => catalogo.selectMateriales(tx, [12, 13]),
      none: (tx) => catalogo.selectMateriales(tx, []),
    },
    selectProductoNombres: (tx) => catalogo.selectProductoNombres(tx, [12, 13]),
    selectProductosOf: (tx) => catalogo.selectProductosOf(tx, [12, 13]),
    selectImagenes: (tx) => catalogo.selectImagenes(tx, [12, 13]),
    selectActiveCategorias: {
      all: (tx) => catalogo.selectActiveCategorias(tx, { onlyFilled: false }),
      filled: (tx) => catalogo.selectActiveCategorias(tx, { onlyFilled: true }),
    },
    selectVentasVersion: (tx) => catalogo.selectVentasVersion(tx),
    sumSoldUnits: (tx) => catalogo.sumSoldUnits(tx),
  } satisfies Samples<typeof catalogo>,
  "modules/catalogo/productos-pages.queries.ts": {
    selectDeepPage: {
      recientes: readTwo("recientes"),
      precio_asc: readTwo("precio_asc"),
      precio_desc: readTwo("precio_desc"),
      "the owner's, nombre": readTwo("nombre", todos),
    },
  } satisfies Samples<typeof pages>,
  "modules/catalogo/productos-list.queries.ts": {
    selectProductos: {
      recientes: (tx) => lista.selectProductos(tx, { ...first, filter: shown }),
      "the last page": (tx) =>
        lista.selectProductos(tx, { ...first, filter: shown, offset: 18_997, total: 19_000 }),
      precio_asc: (tx) =>
        lista.selectProductos(tx, { ...first, filter: shown, orden: "precio_asc" }),
      nombre: (tx) => lista.selectProductos(tx, { ...first, filter: shown, orden: "nombre" }),
      categoria: (tx) => lista.selectProductos(tx, { ...first, filter: inCategoria }),
      "categoria, precio_desc": (tx) =>
        lista.selectProductos(tx, { ...first, filter: inCategoria, orden: "precio_desc" }),
      destacados: (tx) =>
        lista.selectProductos(tx, { ...first, filter: { ...shown, onlyDestacados: true } }),
      "two words": (tx) => lista.selectProductos(tx, { ...first, filter: withWords }),
      "two words, precio_asc": (tx) =>
        lista.selectProductos(tx, { ...first, filter: withWords, orden: "precio_asc" }),
      "a word of most, precio_asc": (tx) =>
        lista.selectProductos(tx, {
          ...first,
          filter: { ...shown, words: ["pla"] },
          orden: "precio_asc",
          isCommon: true,
        }),
      "categoria, precio_asc": (tx) =>
        lista.selectProductos(tx, { ...first, filter: inCategoria, orden: "precio_asc" }),
      "categoria, nombre": (tx) =>
        lista.selectProductos(tx, { ...first, filter: inCategoria, orden: "nombre" }),
      mejor_evaluados: (tx) =>
        lista.selectProductos(tx, { ...first, filter: shown, orden: "mejor_evaluados" }),
      "categoria, mas_vendidos": (tx) =>
        lista.selectProductos(tx, { ...first, filter: inCategoria, orden: "mas_vendidos" }),
      "few of a filter": (tx) =>
        lista.selectProductos(tx, { ...first, filter: filtered, orden: "precio_asc" }),
      "few of a material": (tx) =>
        lista.selectProductos(tx, { ...first, filter: { ...shown, facetas: { material: "PLA" } } }),
      "many of a filter": (tx) =>
        lista.selectProductos(tx, { ...first, filter: filtered, isCommon: true }),
      "many of a filter, mejor_evaluados": (tx) =>
        lista.selectProductos(tx, {
          ...first,
          filter: filtered,
          orden: "mejor_evaluados",
          isCommon: true,
        }),
      "two words and a filter": (tx) =>
        lista.selectProductos(tx, {
          ...first,
          filter: { ...filtered, onlyListed: false, words: ["lampara", "bosque"] },
        }),
      "the owner's, precio_asc": (tx) =>
        lista.selectProductos(tx, { ...first, filter: todos, orden: "precio_asc" }),
      "the owner's, nombre": (tx) =>
        lista.selectProductos(tx, { ...first, filter: todos, orden: "nombre" }),
      "the owner's, stock_asc": (tx) =>
        lista.selectProductos(tx, { ...first, filter: todos, orden: "stock_asc" }),
      "the owner's, low stock": (tx) =>
        lista.selectProductos(tx, {
          ...first,
          filter: { ...todos, activo: true, maxStock: 3 },
          orden: "stock_asc",
        }),
    },
    readSortedPage: (tx) =>
      lista.readSortedPage(tx, {
        query: lista.applyFilter(tx, inCategoria),
        ...{ orden: "nombre", limit: 3, offset: 0, isFew: false },
      }),
    countFound: {
      "one word": (tx) => lista.countFound(tx, { filter: oneWord, limit: 1_001 }),
      "two words": (tx) => lista.countFound(tx, { filter: withWords, limit: 1_001 }),
    },
    countProductos: {
      "two words": (tx) => lista.countProductos(tx, withWords),
      "a word of two letters": (tx) => lista.countProductos(tx, { ...shown, words: ["de"] }),
      "low stock": (tx) => lista.countProductos(tx, { ...shown, maxStock: 3 }),
    },
  } satisfies Samples<typeof lista>,
  "modules/catalogo/conteo.queries.ts": {
    sumConteo: {
      publicos: (tx) => conteo.sumConteo(tx, shown),
      categoria: (tx) => conteo.sumConteo(tx, inCategoria),
      destacados: (tx) => conteo.sumConteo(tx, { ...shown, onlyDestacados: true }),
      "the owner's": (tx) => conteo.sumConteo(tx, todos),
    },
    sumConteoByActivo: (tx) => conteo.sumConteoByActivo(tx),
  } satisfies Samples<typeof conteo>,
  "modules/catalogo/facetas/facetas.queries.ts": {
    sumFacetas: (tx) =>
      facetas.sumFacetas(tx, {
        ...filtered,
        categoriaIds: catalogo.categoriaId(tx, { slug: "categoria-3", onlyActive: true }),
      }),
    selectFacetas: (tx) => facetas.selectFacetas(tx),
  } satisfies Samples<typeof facetas>,
  "modules/catalogo/categorias/categorias-admin.queries.ts": {
    lockCategorias: (tx) => categorias.lockCategorias(tx),
    insertCategoria: (tx) => categorias.insertCategoria(tx, { nombre: "Otra", slug: "otra", now }),
    selectCategorias: (tx) => categorias.selectCategorias(tx),
    selectCategoriasCounted: {
      all: (tx) => categorias.selectCategoriasCounted(tx),
      one: (tx) => categorias.selectCategoriasCounted(tx, { id: 3 }),
    },
    updateCategoriaNombre: (tx) => categorias.updateCategoriaNombre(tx, { id: 3, nombre: "Otra" }),
    setCategoriaActivo: (tx) => categorias.setCategoriaActivo(tx, { id: 3, activo: false }),
    renameInBusqueda: async (tx) => {
      // One text that does not end with the categoria's name.
      await tx.updateTable("productos").set({ busqueda: "otra" }).where("id", "=", 2).execute();
      await categorias.renameInBusqueda(tx, { id: 3, from: "categoria 3", to: "otra cosa" });
    },
  } satisfies Samples<typeof categorias>,
  "modules/catalogo/csv/productos-csv.queries.ts": {
    selectProductosAfter: (tx) =>
      csv.selectProductosAfter(tx, { filter: todos, after: 1_000, limit: 500 }),
    selectKnownProductos: (tx) => csv.selectKnownProductos(tx, inFile),
    lockKnownProductos: (tx) => csv.lockKnownProductos(tx, inFile),
    selectFamiliasOfSkus: (tx) => csv.selectFamiliasOfSkus(tx, inFile.skus),
    selectSkusWithZeros: (tx) => csv.selectSkusWithZeros(tx),
    selectKnownCategorias: (tx) => csv.selectKnownCategorias(tx),
    lockKnownCategorias: (tx) => csv.lockKnownCategorias(tx),
    insertProductos: (tx) =>
      csv.insertProductos(tx, { rows: [{ ...fields, personalizacion: "[]", stock: 1 }], now }),
    updateProductos: (tx) =>
      csv.updateProductos(tx, [{ ...fields, personalizacion: "[]", id: 12, disponible: 3 }]),
  } satisfies Samples<typeof csv>,
  "modules/catalogo/productos/productos-admin.queries.ts": {
    selectCategoria: (tx) => productos.selectCategoria(tx, 3),
    lockCategoria: (tx) => productos.lockCategoria(tx, 3),
    selectProductoToEdit: (tx) => productos.selectProductoToEdit(tx, 12),
    selectProductoIdBySku: (tx) => productos.selectProductoIdBySku(tx, "sku-100012"),
    insertProductoRow: (tx) =>
      productos.insertProductoRow(tx, { ...values, stock: 1, creado_en: now }),
    updateProductoRow: {
      units: (tx) =>
        productos.updateProductoRow(tx, { id: 12, version: 1, fields: values, stock: { by: 1 } }),
      sellable: (tx) =>
        productos.updateProductoRow(tx, {
          id: 12,
          version: null,
          fields: values,
          stock: { sellable: 3 },
        }),
    },
    updateProductoFlags: (tx) => productos.updateProductoFlags(tx, { ids: [12], activo: 0 }),
  } satisfies Samples<typeof productos>,
};
