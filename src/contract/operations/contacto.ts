import * as z from "zod/mini";
import { IdQuerySchema } from "../schemas/catalogo.ts";
import { ContactoSchema } from "../schemas/contacto.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import {
  AnswerMensajeSchema,
  MensajeAnswerSchema,
  MensajeContactoSchema,
  MensajesQuerySchema,
  MensajesResumenQuerySchema,
  MensajesResumenSchema,
  PatchMensajeSchema,
} from "../schemas/mensajes.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const contactoOperations = {
  sendMensaje: {
    summary: "Envía un mensaje a la tienda.",
    access: "public",
    query: noQuery,
    body: ContactoSchema,
    answer: AcknowledgementSchema,
  },
  listMensajes: {
    summary: "Los mensajes de contacto, los más nuevos primero.",
    access: "admin",
    query: MensajesQuerySchema,
    body: null,
    answer: z.array(MensajeContactoSchema),
  },
  getMensajesResumen: {
    summary: "Cuántos mensajes esperan y cuánto tarda la respuesta.",
    access: "admin",
    query: MensajesResumenQuerySchema,
    body: null,
    answer: MensajesResumenSchema,
  },
  answerMensaje: {
    summary: "Responde un mensaje por correo.",
    access: "admin",
    query: IdQuerySchema,
    body: AnswerMensajeSchema,
    answer: MensajeAnswerSchema,
  },
  patchMensaje: {
    summary: "Cierra o reabre un mensaje.",
    access: "admin",
    query: IdQuerySchema,
    body: PatchMensajeSchema,
    answer: MensajeAnswerSchema,
  },
} as const satisfies Record<string, OperationSpec>;
