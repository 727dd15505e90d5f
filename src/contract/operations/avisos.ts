import { AvisoInputSchema, DeleteAvisosSchema } from "../schemas/avisos.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const avisosOperations = {
  createAviso: {
    summary: "Pide un correo, uno solo, cuando un producto agotado vuelva.",
    access: "public",
    query: noQuery,
    body: AvisoInputSchema,
    answer: AcknowledgementSchema,
    status: 201,
  },
  deleteAvisos: {
    summary: "Quita todos los avisos de un correo, con el enlace que trae cada uno.",
    access: "public",
    query: noQuery,
    body: DeleteAvisosSchema,
    answer: AcknowledgementSchema,
  },
} as const satisfies Record<string, OperationSpec>;
