import {
  DespachoQuerySchema,
  DespachoTablaAnswerSchema,
  DespachoTablaSchema,
  DespachoWaysSchema,
  SaveDespachoTablaSchema,
} from "../schemas/despacho.ts";
import { DespachoCsvAnswerSchema, TryDespachoTablaSchema } from "../schemas/despacho-csv.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const despachoOperations = {
  quoteDespacho: {
    summary: "Cómo llega un pedido a una comuna: cuánto cuesta y entre qué días.",
    access: "public",
    query: DespachoQuerySchema,
    body: null,
    answer: DespachoWaysSchema,
  },
  getDespachoTabla: {
    summary: "La tabla de despacho: zonas, tramos de peso, precios y plazos.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: DespachoTablaSchema,
  },
  saveDespachoTabla: {
    summary: "Guarda la tabla de despacho entera; una versión vieja se rechaza.",
    access: "admin",
    query: noQuery,
    body: SaveDespachoTablaSchema,
    answer: DespachoTablaAnswerSchema,
  },
  tryDespachoTabla: {
    summary: "Lo que diría una tabla sin guardar sobre una comuna y un peso: no guarda nada.",
    access: "admin",
    query: DespachoQuerySchema,
    body: TryDespachoTablaSchema,
    answer: DespachoWaysSchema,
  },
  exportDespacho: {
    summary: "Las zonas de la tabla de despacho como archivo CSV.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: null,
    fileType: "text/csv",
  },
  readDespachoCsv: {
    summary: "Lee las zonas de un archivo CSV y dice qué cambiarían: no guarda nada.",
    access: "admin",
    query: noQuery,
    body: noQuery,
    files: { field: "archivo", maxFiles: 1, maxFileBytes: 2_000_000 },
    answer: DespachoCsvAnswerSchema,
  },
} as const satisfies Record<string, OperationSpec>;
