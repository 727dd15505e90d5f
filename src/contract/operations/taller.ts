import { IdQuerySchema } from "../schemas/catalogo.ts";
import { CifrasSchema } from "../schemas/cifras.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import { FilamentosSchema, SaveFilamentoSchema } from "../schemas/filamentos.ts";
import { CapacidadSchema, SaveImpresoraSchema } from "../schemas/impresoras.ts";
import {
  RecetaAnswerSchema,
  RecetaArchivoQuerySchema,
  RecetaQuerySchema,
  RecetaSchema,
  SaveRecetaFormSchema,
} from "../schemas/recetas.ts";
import {
  OpenTrabajoFotoSchema,
  PhotographTrabajoSchema,
  PlaceTrabajosSchema,
  StepTrabajosSchema,
  TallerQuerySchema,
  TallerSchema,
  TrabajoFotoSchema,
} from "../schemas/taller.ts";
import { archivoTipos, recetaArchivoLimits } from "../values/archivos/archivo-limits.ts";
import { fotoLimits } from "../values/rights/foto-limits.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const tallerOperations = {
  listTrabajos: {
    summary:
      "Los trabajos del taller: uno por cada unidad pagada, para imprimir o para empacar. Los abiertos de todos los pedidos, o todos los de uno.",
    access: "admin",
    query: TallerQuerySchema,
    body: null,
    answer: TallerSchema,
  },
  stepTrabajos: {
    summary:
      "Lleva trabajos del taller al paso siguiente, o uno atrás; repetido no cambia nada. Uno fallido se vuelve a hacer como trabajo nuevo.",
    access: "admin",
    query: noQuery,
    body: StepTrabajosSchema,
    answer: AcknowledgementSchema,
  },
  placeTrabajos: {
    summary:
      "Elige la placa en que se imprimen trabajos que esperan, o los devuelve al orden automático; repetido no cambia nada.",
    access: "admin",
    query: noQuery,
    body: PlaceTrabajosSchema,
    answer: AcknowledgementSchema,
  },
  photographTrabajo: {
    summary:
      "Guarda la foto de una pieza que se revisa, en vez de la que tenía; con «quitar», la quita. Solo la ven quien la compró, una vez revisada, y la tienda.",
    access: "admin",
    query: IdQuerySchema,
    body: PhotographTrabajoSchema,
    files: { field: "fotos", maxFiles: 1, maxFileBytes: fotoLimits.maxFileBytes },
    answer: AcknowledgementSchema,
  },
  openTrabajoFoto: {
    summary:
      "La foto de una pieza revisada de un pedido propio, o por el enlace de sus correos. La tienda ve todas.",
    access: "public",
    query: noQuery,
    body: OpenTrabajoFotoSchema,
    answer: TrabajoFotoSchema,
  },
  getReceta: {
    summary:
      "La receta de un producto: cómo se imprime, sus versiones y los colores que puede nombrar.",
    access: "admin",
    query: RecetaQuerySchema,
    body: null,
    answer: RecetaSchema,
  },
  saveReceta: {
    summary:
      "Guarda una versión nueva de la receta de un producto, con su archivo STL, 3MF o G-code si viene uno.",
    access: "admin",
    query: noQuery,
    body: SaveRecetaFormSchema,
    files: { field: "archivo", ...recetaArchivoLimits, tipos: archivoTipos },
    answer: RecetaAnswerSchema,
  },
  getRecetaArchivo: {
    summary: "El archivo de una versión de la receta de un producto.",
    access: "admin",
    query: RecetaArchivoQuerySchema,
    body: null,
    answer: null,
    fileType: "application/octet-stream",
  },
  listFilamentos: {
    summary:
      "El filamento de los colores de la tienda: gramos que quedan, los que esperan las impresiones, y precio del kilo.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: FilamentosSchema,
  },
  saveFilamento: {
    summary: "Anota cuánto filamento queda de un color, su precio y desde cuándo avisar.",
    access: "admin",
    query: noQuery,
    body: SaveFilamentoSchema,
    answer: AcknowledgementSchema,
  },
  getCapacidad: {
    summary:
      "Las impresoras del taller, el trabajo que las espera y las promesas que ya no se alcanzan a cumplir.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: CapacidadSchema,
  },
  saveImpresora: {
    summary: "Agrega una impresora, o la cambia si viene su id: cuándo imprime, y qué.",
    access: "admin",
    query: noQuery,
    body: SaveImpresoraSchema,
    answer: AcknowledgementSchema,
  },
  deleteImpresora: {
    summary: "Elimina una impresora: desde ahí no cuenta en las fechas que se prometen.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
  getCifras: {
    summary:
      "Las cifras de los últimos 30 días del taller: impresiones buenas y fallidas, por producto, color y día; días hasta el envío; promesas cumplidas.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: CifrasSchema,
  },
  exportImpresiones: {
    summary: "Las impresiones de los últimos 30 días como archivo CSV, buenas y fallidas.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: null,
    fileType: "text/csv",
  },
} as const satisfies Record<string, OperationSpec>;
