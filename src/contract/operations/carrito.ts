import {
  CarritoAnswerSchema,
  CarritoSchema,
  DeleteCarritoLineaSchema,
  SetCarritoLineaSchema,
} from "../schemas/carrito.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const carritoOperations = {
  getCarrito: {
    summary: "El carrito de la cuenta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: CarritoSchema,
  },
  setCarritoLinea: {
    summary: "Fija la cantidad de un producto; 0 o menos lo quita.",
    access: "user",
    query: noQuery,
    body: SetCarritoLineaSchema,
    answer: CarritoAnswerSchema,
  },
  deleteCarritoLinea: {
    summary: "Quita un producto del carrito.",
    access: "user",
    query: noQuery,
    body: DeleteCarritoLineaSchema,
    answer: CarritoAnswerSchema,
  },
} as const satisfies Record<string, OperationSpec>;
