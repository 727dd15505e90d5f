import * as z from "zod/mini";
import { IdQuerySchema } from "../schemas/catalogo.ts";
import { ContactoConArchivosSchema, ContactoSchema } from "../schemas/contacto.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import {
  AnswerMensajeSchema,
  MensajeAnswerSchema,
  MensajeContactoSchema,
  MensajeFotosSchema,
  MensajesQuerySchema,
  MensajesResumenQuerySchema,
  MensajesResumenSchema,
  PatchMensajeSchema,
} from "../schemas/mensajes.ts";
import { archivoLimits, mensajeArchivoTipos } from "../values/archivos/archivo-limits.ts";
import { fotoLimits } from "../values/rights/foto-limits.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const contactoOperations = {
  sendMensaje: {
    summary: "Envía un mensaje a la tienda.",
    access: "public",
    query: noQuery,
    body: ContactoSchema,
    answer: AcknowledgementSchema,
  },
  sendMensajeConFotos: {
    summary: "Envía un mensaje a la tienda con hasta cuatro fotos, que solo ve la tienda.",
    access: "public",
    query: noQuery,
    body: ContactoConArchivosSchema,
    files: { field: "fotos", ...fotoLimits },
    answer: AcknowledgementSchema,
  },
  sendMensajeConArchivo: {
    summary: "Envía un mensaje a la tienda con un archivo STL o 3MF, que solo ve la tienda.",
    access: "public",
    query: noQuery,
    body: ContactoConArchivosSchema,
    files: { field: "archivo", ...archivoLimits, tipos: mensajeArchivoTipos },
    answer: AcknowledgementSchema,
  },
  getMensajeArchivo: {
    summary: "El archivo STL o 3MF de un mensaje de contacto.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: null,
    fileType: "application/octet-stream",
  },
  getMensajeFotos: {
    summary: "Las fotos de un mensaje de contacto.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: MensajeFotosSchema,
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
