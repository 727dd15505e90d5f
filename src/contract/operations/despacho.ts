import {
  DespachoQuerySchema,
  DespachoTablaAnswerSchema,
  DespachoTablaSchema,
  DespachoWaysSchema,
  SaveDespachoTablaSchema,
} from "../schemas/despacho.ts";
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
} as const satisfies Record<string, OperationSpec>;
