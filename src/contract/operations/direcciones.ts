import * as z from "zod/mini";
import { IdQuerySchema } from "../schemas/catalogo.ts";
import {
  DireccionAnswerSchema,
  DireccionInputSchema,
  DireccionSchema,
} from "../schemas/direcciones.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const direccionesOperations = {
  listDirecciones: {
    summary: "Las direcciones guardadas de la cuenta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: z.array(DireccionSchema),
  },
  createDireccion: {
    summary: "Guarda una dirección.",
    access: "user",
    query: noQuery,
    body: DireccionInputSchema,
    answer: DireccionAnswerSchema,
    status: 201,
  },
  updateDireccion: {
    summary: "Cambia una dirección.",
    access: "user",
    query: IdQuerySchema,
    body: DireccionInputSchema,
    answer: DireccionAnswerSchema,
  },
  deleteDireccion: {
    summary: "Elimina una dirección.",
    access: "user",
    query: IdQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
} as const satisfies Record<string, OperationSpec>;
