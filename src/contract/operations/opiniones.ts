import * as z from "zod/mini";
import { IdQuerySchema } from "../schemas/catalogo.ts";
import {
  AllOpinionesQuerySchema,
  OpinionAdminAnswerSchema,
  OpinionAdminSchema,
  OpinionAnswerSchema,
  OpinionInputSchema,
  OwnOpinionSchema,
  PatchOpinionSchema,
} from "../schemas/opiniones.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const opinionesOperations = {
  listOpiniones: {
    summary: "Las opiniones de la cuenta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: z.array(OwnOpinionSchema),
  },
  saveOpinion: {
    summary: "Opina de un producto comprado, o cambia la opinión que ya diste.",
    access: "user",
    query: noQuery,
    body: OpinionInputSchema,
    answer: OpinionAnswerSchema,
  },
  listAllOpiniones: {
    summary: "Todas las opiniones, las más nuevas primero.",
    access: "admin",
    query: AllOpinionesQuerySchema,
    body: null,
    answer: z.array(OpinionAdminSchema),
  },
  patchOpinion: {
    summary: "Oculta, muestra o responde una opinión.",
    access: "admin",
    query: IdQuerySchema,
    body: PatchOpinionSchema,
    answer: OpinionAdminAnswerSchema,
  },
} as const satisfies Record<string, OperationSpec>;
