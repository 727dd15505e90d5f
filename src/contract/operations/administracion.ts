import * as z from "zod/mini";
import { AuditoriaQuerySchema, AuditoriaSchema, ResumenSchema } from "../schemas/administracion.ts";
import { EventoSeguridadSchema, EventosSeguridadQuerySchema } from "../schemas/seguridad.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const administracionOperations = {
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
  listEventosSeguridad: {
    summary: "El registro de seguridad: quién entró, qué se rechazó y qué se descargó.",
    access: "admin",
    query: EventosSeguridadQuerySchema,
    body: null,
    answer: z.array(EventoSeguridadSchema),
  },
} as const satisfies Record<string, OperationSpec>;
