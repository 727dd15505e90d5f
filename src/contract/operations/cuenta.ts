import { SessionAnswerSchema } from "../schemas/acceso.ts";
import { CuentaSchema, DeleteCuentaSchema, UpdateCuentaSchema } from "../schemas/cuenta.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const cuentaOperations = {
  getCuenta: {
    summary: "Todo lo que la tienda guarda de quien pregunta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: CuentaSchema,
  },
  updateCuenta: {
    summary: "Cambia el nombre de la cuenta.",
    access: "user",
    query: noQuery,
    body: UpdateCuentaSchema,
    answer: SessionAnswerSchema,
  },
  deleteCuenta: {
    summary: "Borra la cuenta: los pedidos quedan, la persona no.",
    access: "user",
    asksProof: "protected",
    query: noQuery,
    body: DeleteCuentaSchema,
    answer: AcknowledgementSchema,
  },
} as const satisfies Record<string, OperationSpec>;
