import * as z from "zod/mini";
import { IdSchema } from "./fields.ts";
import { paginaShape } from "./lists.ts";

const VentasSchema = z.strictObject({ pedidos: z.number(), monto: z.number() });

/** What the owner sees first: what waits, and what was sold. Days are Chile's. */
export const ResumenSchema = z.strictObject({
  /** Paid and not yet prepared. */
  por_preparar: z.number(),
  /** Prepared and to be sent. */
  por_enviar: z.number(),
  /** Payments whose fate is not known yet or whose money waits to be given back, and open discrepancias. */
  pagos_en_duda: z.number(),
  stock_bajo: z.number(),
  mensajes_nuevos: z.number(),
  opiniones_sin_respuesta: z.number(),
  /** Paid and not given back, by the day of the payment; amounts in whole pesos. */
  ventas: z.strictObject({ hoy: VentasSchema, dias7: VentasSchema, dias30: VentasSchema }),
  /** The last 30 days, today last; `fecha` as 2026-11-21. */
  por_dia: z.array(z.strictObject({ fecha: z.string(), pedidos: z.number(), monto: z.number() })),
});

/** What the trail speaks of. */
export const auditoriaEntidades = [
  "producto",
  "categoria",
  "pedido",
  "mensaje",
  "opinion",
  "importacion",
  "discrepancia",
] as const;
export type AuditoriaEntidad = (typeof auditoriaEntidades)[number];

export const AuditoriaQuerySchema = z.strictObject({
  entidad: z.optional(z.enum(auditoriaEntidades, { error: "La entidad no es válida." })),
  entidad_id: z.optional(IdSchema),
  ...paginaShape,
});

/** One act of an administrator: who, what, before and after, when, in which request. */
export const AuditoriaSchema = z.strictObject({
  id: z.number(),
  autor: z.string(),
  accion: z.string(),
  entidad: z.enum(auditoriaEntidades),
  entidad_id: z.nullable(z.number()),
  /** What stood there, by field; null when nothing did. */
  antes: z.nullable(z.record(z.string(), z.unknown())),
  despues: z.nullable(z.record(z.string(), z.unknown())),
  solicitud: z.string(),
  creado_en: z.number(),
});

export type Resumen = z.infer<typeof ResumenSchema>;
export type Auditoria = z.infer<typeof AuditoriaSchema>;
export type AuditoriaQuery = z.infer<typeof AuditoriaQuerySchema>;
