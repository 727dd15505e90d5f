import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { mensajeLengths } from "../values/lengths.ts";
import { requiredText } from "./fields.ts";
import { busquedaQuery, onlyTrue, paginaShape } from "./lists.ts";

export const mensajeEstados = ["nuevo", "respondido", "cerrado"] as const;
export type MensajeEstado = (typeof mensajeEstados)[number];

export const RespuestaSchema = z.strictObject({
  id: z.number(),
  autor: z.string(),
  texto: z.string(),
  creado_en: z.number(),
});

export const ArchivoSchema = z.strictObject({ nombre: z.string(), bytes: z.number() });

export const MensajeContactoSchema = z.strictObject({
  id: z.number(),
  nombre: z.string(),
  email: z.string(),
  mensaje: z.string(),
  estado: z.enum(mensajeEstados),
  creado_en: z.number(),
  /** How many pieces, and by which day; null when the sender did not say. */
  cantidad: z.nullable(z.number()),
  fecha: z.nullable(z.string()),
  /** Names of the photographs, in their order. */
  fotos: z.array(z.string()),
  /** The file of a 3D model; `bytes` is its size. */
  archivo: z.nullable(ArchivoSchema),
  respuestas: z.array(RespuestaSchema),
});

export const MensajesQuerySchema = z.strictObject({
  q: busquedaQuery,
  estado: z.optional(z.enum(mensajeEstados, { error: "El estado no es válido." })),
  ...paginaShape,
});

export const MensajesResumenQuerySchema = z.strictObject({ resumen: onlyTrue("resumen") });

export const MensajesResumenSchema = z.strictObject({
  nuevos: z.number(),
  /** Oldest unanswered one. */
  mas_antiguo_en: z.nullable(z.number()),
  /** Median time to the first answer over 90 days, milliseconds. */
  mediana_respuesta_ms: z.nullable(z.number()),
  /** The promised time (a setting). */
  respuesta_horas: z.number(),
});

/** Sent by mail to the author. */
export const AnswerMensajeSchema = z.strictObject({
  respuesta: requiredText("respuesta", mensajeLengths.respuesta, errorMessages.respuestaRequired),
});

export const PatchMensajeSchema = z.strictObject({
  estado: z.enum(["nuevo", "cerrado"], { error: "El estado no es válido." }),
});

/** `foto` is a data URL (WebP of at most 1600 pixels a side), `bytes` its size. */
export const MensajeFotosSchema = z.strictObject({
  fotos: z.array(z.strictObject({ nombre: z.string(), bytes: z.number(), foto: z.string() })),
});

export const MensajeAnswerSchema = z.strictObject({
  mensaje: z.string(),
  mensaje_contacto: MensajeContactoSchema,
});

export type MensajeContacto = z.infer<typeof MensajeContactoSchema>;
export type MensajeFotos = z.infer<typeof MensajeFotosSchema>;
export type MensajesQuery = z.infer<typeof MensajesQuerySchema>;
export type MensajesResumen = z.infer<typeof MensajesResumenSchema>;
