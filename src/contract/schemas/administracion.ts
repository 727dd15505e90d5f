import * as z from "zod/mini";
import { IdSchema } from "./fields.ts";
import { paginaShape } from "./lists.ts";

const VentasSchema = z.strictObject({ pedidos: z.number(), monto: z.number() });

/** Days are Chile's. */
export const ResumenSchema = z.strictObject({
  por_preparar: z.number(),
  por_enviar: z.number(),
  /** First of those to prepare, by their promised day. */
  proximos_pedidos: z.array(
    z.strictObject({
      id: z.number(),
      numero: z.string(),
      nombre: z.string(),
      /** All of it in words, e.g. "1 × Letrero (Nombre: Eva)". */
      piezas: z.string(),
      /** Path of a picture of its first piece. */
      imagen: z.nullable(z.string()),
      /** Day until which it was promised, e.g. 2026-12-02; of a retiro the day from which it can be fetched. */
      plazo: z.nullable(z.string()),
    }),
  ),
  /** Prints of the workshop that nobody has checked. */
  por_imprimir: z.number(),
  /** Pedidos whose promise the workshop no longer keeps, at most 100. */
  pedidos_en_riesgo: z.number(),
  /** Payments without a known result, pending refunds, and open discrepancias. */
  pagos_en_duda: z.number(),
  /** People who hold much stock without having paid (docs/reglas.md 107). */
  reservas_grandes: z.number(),
  stock_bajo: z.number(),
  /** Colors with little filament that no print waits for. */
  filamentos_bajos: z.number(),
  /** On sale, with the default weight in the table of despacho; 0 while it is off. */
  productos_sin_peso: z.number(),
  mensajes_nuevos: z.number(),
  /** Paid, and without the number of a boleta. */
  pedidos_sin_boleta: z.number(),
  /** Visible, with few stars and without an answer: see `OpinionFilter`. */
  opiniones_por_responder: z.number(),
  /** About personal data: all open ones, and those due within five days. */
  peticiones_abiertas: z.number(),
  peticiones_por_vencer: z.number(),
  /** Retractos and garantías without an answer, and when the oldest was asked for. */
  devoluciones_abiertas: z.number(),
  devolucion_mas_antigua: z.nullable(z.number()),
  /** The caller has to set up a second factor first. */
  segundo_factor_pendiente: z.boolean(),
  /** Paid and not refunded, by day of payment; whole pesos. */
  ventas: z.strictObject({ hoy: VentasSchema, dias7: VentasSchema, dias30: VentasSchema }),
  /** Last 30 days, today last; `fecha` as 2026-11-21. */
  por_dia: z.array(z.strictObject({ fecha: z.string(), pedidos: z.number(), monto: z.number() })),
});

export const auditoriaEntidades = [
  "producto",
  "categoria",
  "pedido",
  "mensaje",
  "opinion",
  "importacion",
  "discrepancia",
  "usuario",
  "invitacion",
  "impresora",
  "sinonimo",
  "color",
  "familia",
  "ajustes",
  "despacho",
  "peticion",
  "brecha",
  "devolucion",
  "trabajo",
] as const;
export type AuditoriaEntidad = (typeof auditoriaEntidades)[number];

export const AuditoriaQuerySchema = z.strictObject({
  entidad: z.optional(z.enum(auditoriaEntidades, { error: "La entidad no es válida." })),
  entidad_id: z.optional(IdSchema),
  ...paginaShape,
});

export const AuditoriaSchema = z.strictObject({
  id: z.number(),
  autor: z.string(),
  accion: z.string(),
  entidad: z.enum(auditoriaEntidades),
  entidad_id: z.nullable(z.number()),
  /** By field; null when the row is new. */
  antes: z.nullable(z.record(z.string(), z.unknown())),
  despues: z.nullable(z.record(z.string(), z.unknown())),
  solicitud: z.string(),
  creado_en: z.number(),
});

export type Resumen = z.infer<typeof ResumenSchema>;
export type Auditoria = z.infer<typeof AuditoriaSchema>;
export type AuditoriaQuery = z.infer<typeof AuditoriaQuerySchema>;
