import * as z from "zod/mini";
import {
  BusquedaFallidaSchema,
  SaveSinonimoSchema,
  SinonimoAnswerSchema,
  SinonimoSchema,
} from "../schemas/busquedas.ts";
import {
  CategoriaSchema,
  CategoriasQuerySchema,
  IdQuerySchema,
  ProductoDetalleSchema,
  ProductoSchema,
  ProductosQuerySchema,
} from "../schemas/catalogo.ts";
import {
  CategoriaAdminSchema,
  CategoriaAnswerSchema,
  CategoriasAdminQuerySchema,
  PatchCategoriaSchema,
  SaveCategoriaSchema,
} from "../schemas/categorias-admin.ts";
import { ColorAnswerSchema, ColorSchema, SaveColorSchema } from "../schemas/colores.ts";
import { FacetasQuerySchema, FacetasSchema } from "../schemas/facetas.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import {
  imagenLimits,
  PatchProductoSchema,
  ProductoAnswerSchema,
  ProductoFormSchema,
  ProductosAdminQuerySchema,
  ProductosResumenQuerySchema,
  ProductosResumenSchema,
} from "../schemas/productos-admin.ts";
import { ImportAnswerSchema, ImportQuerySchema } from "../schemas/productos-import.ts";
import { TerminosQuerySchema, TerminosSchema } from "../schemas/terminos.ts";
import { TiendaSchema } from "../schemas/tienda.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

const imagenFiles = {
  field: "imagenes",
  maxFiles: imagenLimits.maxFiles,
  maxFileBytes: imagenLimits.maxFileBytes,
};

export const catalogoOperations = {
  getTienda: {
    summary: "Datos públicos de la tienda.",
    access: "public",
    query: noQuery,
    body: null,
    answer: TiendaSchema,
  },
  getTerminos: {
    summary: "Los términos y condiciones vigentes, o los de una versión anterior.",
    access: "public",
    query: TerminosQuerySchema,
    body: null,
    answer: TerminosSchema,
  },
  listProductos: {
    summary: "Lista los productos activos, los más nuevos primero.",
    access: "public",
    query: ProductosQuerySchema,
    body: null,
    answer: z.array(ProductoSchema),
  },
  getProducto: {
    summary: "Un producto con sus imágenes y opiniones.",
    access: "public",
    query: IdQuerySchema,
    body: null,
    answer: ProductoDetalleSchema,
  },
  listFacetas: {
    summary: "Por qué se pueden filtrar los productos, con cuántos deja cada filtro.",
    access: "public",
    query: FacetasQuerySchema,
    body: null,
    answer: FacetasSchema,
  },
  listDestacados: {
    summary: "Lista los productos destacados.",
    access: "public",
    query: ProductosQuerySchema,
    body: null,
    answer: z.array(ProductoSchema),
  },
  listAllProductos: {
    summary: "Lista todos los productos, también los inactivos.",
    access: "admin",
    query: ProductosAdminQuerySchema,
    body: null,
    answer: z.array(ProductoSchema),
  },
  getProductosResumen: {
    summary: "Cuántos productos hay, activos e inactivos.",
    access: "admin",
    query: ProductosResumenQuerySchema,
    body: null,
    answer: ProductosResumenSchema,
  },
  createProducto: {
    summary: "Crea un producto con sus imágenes.",
    access: "admin",
    query: noQuery,
    body: ProductoFormSchema,
    files: imagenFiles,
    answer: ProductoAnswerSchema,
    status: 201,
  },
  updateProducto: {
    summary: "Cambia un producto y sus imágenes; una versión vieja se rechaza.",
    access: "admin",
    query: IdQuerySchema,
    body: ProductoFormSchema,
    files: imagenFiles,
    answer: ProductoAnswerSchema,
  },
  patchProducto: {
    summary:
      "Activa, desactiva o destaca un producto, o cambia su precio, su stock o su categoría.",
    access: "admin",
    query: IdQuerySchema,
    body: PatchProductoSchema,
    answer: ProductoAnswerSchema,
  },
  deactivateProducto: {
    summary: "Desactiva un producto: deja de venderse y nada se borra.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: ProductoAnswerSchema,
  },
  exportProductos: {
    summary: "Los productos como archivo CSV, con los filtros de la lista.",
    access: "admin",
    query: ProductosAdminQuerySchema,
    body: null,
    answer: null,
    fileType: "text/csv",
  },
  importProductos: {
    summary: "Revisa un archivo CSV de productos, o lo aplica entero si no tiene errores.",
    access: "admin",
    query: ImportQuerySchema,
    body: noQuery,
    files: { field: "archivo", maxFiles: 1, maxFileBytes: 5_000_000 },
    answer: ImportAnswerSchema,
  },
  listAllCategorias: {
    summary: "Todas las categorías, también las inactivas.",
    access: "admin",
    query: CategoriasAdminQuerySchema,
    body: null,
    answer: z.array(CategoriaAdminSchema),
  },
  saveCategoria: {
    summary: "Crea una categoría, o cambia su nombre si viene su id.",
    access: "admin",
    query: noQuery,
    body: SaveCategoriaSchema,
    answer: CategoriaAnswerSchema,
  },
  patchCategoria: {
    summary: "Activa o desactiva una categoría.",
    access: "admin",
    query: IdQuerySchema,
    body: PatchCategoriaSchema,
    answer: CategoriaAnswerSchema,
  },
  deactivateCategoria: {
    summary: "Desactiva una categoría; sus productos se siguen vendiendo.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: CategoriaAnswerSchema,
  },
  listCategorias: {
    summary: "Lista las categorías activas; todas, o las que tienen productos a la vista.",
    access: "public",
    query: CategoriasQuerySchema,
    body: null,
    answer: z.array(CategoriaSchema),
  },
  listColores: {
    summary: "Los colores de la tienda.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: z.array(ColorSchema),
  },
  saveColor: {
    summary:
      "Agrega un color, o lo cambia si viene su id: también en las piezas que lo ofrecen, no en lo vendido.",
    access: "admin",
    query: noQuery,
    body: SaveColorSchema,
    answer: ColorAnswerSchema,
  },
  deleteColor: {
    summary: "Elimina un color que ninguna pieza ofrece.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
  listSinonimos: {
    summary: "Las palabras que significan lo mismo en una búsqueda.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: z.array(SinonimoSchema),
  },
  saveSinonimo: {
    summary: "Agrega palabras que significan lo mismo, o las cambia si viene su id.",
    access: "admin",
    query: noQuery,
    body: SaveSinonimoSchema,
    answer: SinonimoAnswerSchema,
  },
  deleteSinonimo: {
    summary: "Elimina un grupo de palabras que significan lo mismo.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
  listBusquedasFallidas: {
    summary: "Lo que más se buscó sin encontrar un producto con todas las palabras.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: z.array(BusquedaFallidaSchema),
  },
} as const satisfies Record<string, OperationSpec>;
