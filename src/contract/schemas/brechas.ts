import * as z from "zod/mini";
import { formInteger, IdSchema, requiredText } from "./fields.ts";
import { fechaText, optionalFecha, paginaShape } from "./lists.ts";
import { versionField } from "./version.ts";

/** No name of a person belongs into it. */
export const SaveBrechaSchema = z.strictObject({
  /** Absent for a new one. */
  id: z.optional(IdSchema),
  /** Version that the caller saw; absent for a new one. */
  version: z.optional(versionField("La versión no es válida.")),
  conocida_el: fechaText("Ingresa el día en que se supo."),
  naturaleza: requiredText("qué pasó", 2000, "Escribe qué pasó."),
  efectos: requiredText("efectos", 2000, "Escribe qué efectos tiene."),
  datos: requiredText("datos", 1000, "Escribe qué datos son."),
  personas: formInteger("personas", { min: 0, max: 100_000_000 }),
  medidas: requiredText("medidas", 2000, "Escribe qué medidas se tomaron."),
  agencia_el: optionalFecha,
  personas_el: optionalFecha,
});

export const BrechaSchema = z.strictObject({
  id: z.number(),
  version: z.number(),
  /** Days in Chile, as 2026-12-01. */
  conocida_el: z.string(),
  naturaleza: z.string(),
  efectos: z.string(),
  datos: z.string(),
  personas: z.number(),
  medidas: z.string(),
  agencia_el: z.nullable(z.string()),
  personas_el: z.nullable(z.string()),
  creado_en: z.number(),
});

export const BrechasQuerySchema = z.strictObject(paginaShape);
export const BrechaAnswerSchema = z.strictObject({ mensaje: z.string(), brecha: BrechaSchema });

export type Brecha = z.infer<typeof BrechaSchema>;
export type SaveBrecha = z.output<typeof SaveBrechaSchema>;
export type BrechasQuery = z.infer<typeof BrechasQuerySchema>;
