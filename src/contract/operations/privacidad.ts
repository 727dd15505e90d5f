import * as z from "zod/mini";
import {
  BrechaAnswerSchema,
  BrechaSchema,
  BrechasQuerySchema,
  SaveBrechaSchema,
} from "../schemas/brechas.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import {
  AnswerPeticionSchema,
  BloqueoSchema,
  ConfirmedPeticionSchema,
  ConfirmPeticionSchema,
  CreatePeticionSchema,
  ExtendPeticionSchema,
  LiftPeticionSchema,
  PeticionAnswerSchema,
  PeticionesQuerySchema,
  PeticionIdSchema,
  PeticionSchema,
} from "../schemas/peticiones.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const privacidadOperations = {
  createPeticion: {
    summary:
      "Una solicitud sobre datos personales, con o sin cuenta. Cuenta desde que se confirma por correo; responde igual para cualquier correo.",
    access: "public",
    query: noQuery,
    body: CreatePeticionSchema,
    answer: AcknowledgementSchema,
  },
  confirmPeticion: {
    summary: "Confirma una solicitud con el enlace de su correo; se puede repetir.",
    access: "public",
    query: noQuery,
    body: ConfirmPeticionSchema,
    answer: ConfirmedPeticionSchema,
  },
  listPeticiones: {
    summary:
      "Las solicitudes confirmadas: las abiertas según su plazo, las respondidas según su fecha; vigentes, los bloqueos y oposiciones que nadie levantó.",
    access: "admin",
    query: PeticionesQuerySchema,
    body: null,
    answer: z.array(PeticionSchema),
  },
  listBrechas: {
    summary: "El registro de vulneraciones de datos personales, las más nuevas primero.",
    access: "admin",
    query: BrechasQuerySchema,
    body: null,
    answer: z.array(BrechaSchema),
  },
  saveBrecha: {
    summary: "Anota o corrige una vulneración de datos personales.",
    access: "admin",
    query: noQuery,
    body: SaveBrechaSchema,
    answer: BrechaAnswerSchema,
  },
  answerPeticion: {
    summary: "Acepta o rechaza una solicitud y envía la respuesta por correo.",
    access: "admin",
    query: PeticionIdSchema,
    body: AnswerPeticionSchema,
    answer: PeticionAnswerSchema,
  },
  extendPeticion: {
    summary: "Extiende una vez en 30 días el plazo de una solicitud, y lo avisa con su motivo.",
    access: "admin",
    query: PeticionIdSchema,
    body: ExtendPeticionSchema,
    answer: PeticionAnswerSchema,
  },
  liftPeticion: {
    summary: "Levanta un bloqueo o una oposición vigente, y lo avisa con su motivo.",
    access: "admin",
    query: PeticionIdSchema,
    body: LiftPeticionSchema,
    answer: PeticionAnswerSchema,
  },
  listBloqueos: {
    summary: "De quiénes no se usan los datos: los bloqueos y oposiciones vigentes.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: z.array(BloqueoSchema),
  },
} as const satisfies Record<string, OperationSpec>;
