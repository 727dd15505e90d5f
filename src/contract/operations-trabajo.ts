import * as z from "zod/mini";
import { IdQuerySchema } from "./catalogo.ts";
import {
  MensajeAnswerSchema,
  MensajeChangeSchema,
  MensajeContactoSchema,
  MensajesQuerySchema,
  MensajesResumenQuerySchema,
  MensajesResumenSchema,
  ResponderMensajeSchema,
} from "./mensajes.ts";
import { noQuery, type OperationSpec } from "./operation-spec.ts";
import {
  OpinionAdminAnswerSchema,
  OpinionAdminSchema,
  OpinionAnswerSchema,
  OpinionChangeSchema,
  OpinionesTodasQuerySchema,
  OpinionInputSchema,
  OpinionPropiaSchema,
} from "./opiniones.ts";
import { AuditoriaQuerySchema, AuditoriaSchema, ResumenSchema } from "./resumen.ts";

/** Opiniones, mensajes and the owner's day. */
export const trabajoOperations = {
  listOpiniones: {
    summary: "Las opiniones de la cuenta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: z.array(OpinionPropiaSchema),
  },
  saveOpinion: {
    summary: "Opina de un producto comprado, o cambia la opinión que ya diste.",
    access: "user",
    query: noQuery,
    body: OpinionInputSchema,
    answer: OpinionAnswerSchema,
  },
  listTodasOpiniones: {
    summary: "Todas las opiniones, las más nuevas primero.",
    access: "admin",
    query: OpinionesTodasQuerySchema,
    body: null,
    answer: z.array(OpinionAdminSchema),
  },
  changeOpinion: {
    summary: "Oculta, muestra o responde una opinión.",
    access: "admin",
    query: IdQuerySchema,
    body: OpinionChangeSchema,
    answer: OpinionAdminAnswerSchema,
  },
  listMensajes: {
    summary: "Los mensajes de contacto, los más nuevos primero.",
    access: "admin",
    query: MensajesQuerySchema,
    body: null,
    answer: z.array(MensajeContactoSchema),
  },
  mensajesResumen: {
    summary: "Cuántos mensajes esperan y cuánto tarda la respuesta.",
    access: "admin",
    query: MensajesResumenQuerySchema,
    body: null,
    answer: MensajesResumenSchema,
  },
  responderMensaje: {
    summary: "Responde un mensaje por correo.",
    access: "admin",
    query: IdQuerySchema,
    body: ResponderMensajeSchema,
    answer: MensajeAnswerSchema,
  },
  changeMensaje: {
    summary: "Cierra o reabre un mensaje.",
    access: "admin",
    query: IdQuerySchema,
    body: MensajeChangeSchema,
    answer: MensajeAnswerSchema,
  },
  getResumen: {
    summary: "Lo que espera hoy y las ventas de los últimos 30 días.",
    access: "admin",
    query: noQuery,
    body: null,
    answer: ResumenSchema,
  },
  listAuditoria: {
    summary: "El registro de lo que hizo la administración.",
    access: "admin",
    query: AuditoriaQuerySchema,
    body: null,
    answer: z.array(AuditoriaSchema),
  },
} as const satisfies Record<string, OperationSpec>;
