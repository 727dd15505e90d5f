import { AjustesAnswerSchema, AjustesSavedSchema, SaveAjustesSchema } from "../schemas/ajustes.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const ajustesOperations = {
  getAjustes: {
    summary: "Los datos y los textos de la tienda que se pueden editar.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: AjustesAnswerSchema,
  },
  saveAjustes: {
    summary: "Cambia los datos y los textos de la tienda, si nadie los cambió mientras tanto.",
    access: "admin",
    asksProof: true,
    query: noQuery,
    body: SaveAjustesSchema,
    answer: AjustesSavedSchema,
  },
} as const satisfies Record<string, OperationSpec>;
