import * as z from "zod/mini";
import { formInteger, IdSchema, requiredLine } from "./fields.ts";
import { optionalFecha } from "./lists.ts";
import { versionField } from "./version.ts";

export const impresoraBounds = { nombre: 60, materiales: 20, material: 60, colores: 16 } as const;

/** Days of the week as digits, Monday 1: "12345". */
const diasError = "Elige en qué días imprime.";
const DiasSchema = z
  .string({ error: diasError })
  .check(z.refine((text) => /^(?=.)1?2?3?4?5?6?7?$/.test(text), diasError));

const impresoraShape = {
  nombre: requiredLine("nombre", impresoraBounds.nombre, "La impresora necesita un nombre."),
  /** Off: nothing is promised by it. */
  activa: z.boolean({ error: 'El campo "activa" debe ser true o false.' }),
  dias: DiasSchema,
  /** Hours of Chile's clock in which it prints; `hasta` is exclusive, at most 24. */
  desde: formInteger("hora de inicio", { max: 23 }),
  hasta: formInteger("hora de término", { min: 1, max: 24 }),
  /** Those that it takes, as the productos name them; empty: every one. */
  materiales: z
    .array(requiredLine("material", impresoraBounds.material), {
      error: "Los materiales no son una lista válida.",
    })
    .check(z.maxLength(impresoraBounds.materiales, "Se admiten hasta 20 materiales.")),
  /** Most colors of one piece. */
  colores: formInteger("colores", { min: 1, max: impresoraBounds.colores }),
  /** Out of service, both days inclusive; null: in service. */
  cerrada_desde: optionalFecha,
  cerrada_hasta: optionalFecha,
};

const closedError = "Escribe desde y hasta qué día no imprime, en ese orden.";

export const SaveImpresoraSchema = z
  .strictObject({
    /** Without it a new one. */
    id: z.optional(IdSchema),
    /** The version that was read, 0 for a new one: another one is stale. */
    version: versionField("Falta la versión de la impresora: cárgala de nuevo."),
    ...impresoraShape,
  })
  .check(
    z.refine(({ desde, hasta }) => desde < hasta, {
      error: "Debe terminar después de empezar.",
      path: ["hasta"],
    }),
    z.refine(
      ({ cerrada_desde: from, cerrada_hasta: to }) =>
        (from === null && to === null) || (from !== null && to !== null && from <= to),
      { error: closedError, path: ["cerrada_hasta"] },
    ),
  );
export type SaveImpresora = z.infer<typeof SaveImpresoraSchema>;

export const ImpresoraSchema = z.strictObject({
  id: z.number(),
  nombre: z.string(),
  activa: z.boolean(),
  dias: z.string(),
  desde: z.number(),
  hasta: z.number(),
  materiales: z.array(z.string()),
  colores: z.number(),
  cerrada_desde: z.nullable(z.string()),
  cerrada_hasta: z.nullable(z.string()),
  version: z.number(),
});
export type Impresora = z.infer<typeof ImpresoraSchema>;

/** A promise that the work ahead no longer keeps. Days like 2026-11-28. */
export const EnRiesgoSchema = z.strictObject({
  pedido_id: z.number(),
  numero: z.string(),
  nombre: z.string(),
  /** On which it was to be ready to leave. */
  prometido: z.string(),
  /** On which it can be. */
  posible: z.string(),
});
export type EnRiesgo = z.infer<typeof EnRiesgoSchema>;

export const CapacidadSchema = z.strictObject({
  impresoras: z.array(ImpresoraSchema),
  /** Prints that are not done, and minutes of those whose receta tells them. */
  trabajo: z.strictObject({ piezas: z.number(), minutos: z.number(), sin_receta: z.number() }),
  /** Day on which all of it is printed; null without printers or work. */
  libre: z.nullable(z.string()),
  /** Materiales of waiting prints that no printer takes. */
  sin_impresora: z.array(z.string()),
  en_riesgo: z.array(EnRiesgoSchema),
});
export type Capacidad = z.infer<typeof CapacidadSchema>;
