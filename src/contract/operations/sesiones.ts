import * as z from "zod/mini";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import {
  EndOtherSesionesQuerySchema,
  EndSesionQuerySchema,
  SesionSchema,
} from "../schemas/sesiones.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const sesionesOperations = {
  listSesiones: {
    summary: "Las sesiones abiertas de la cuenta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: z.array(SesionSchema),
  },
  endSesion: {
    summary: "Cierra una sesión de la cuenta.",
    access: "user",
    query: EndSesionQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
  endOtherSesiones: {
    summary: "Cierra las sesiones de la cuenta, menos la que pregunta.",
    access: "user",
    query: EndOtherSesionesQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
} as const satisfies Record<string, OperationSpec>;
