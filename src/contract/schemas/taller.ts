import * as z from "zod/mini";
import { IdSchema } from "./fields.ts";
import { personalizacionShape } from "./personalizacion.ts";

export const trabajoTipos = ["imprimir", "empacar"] as const;
export type TrabajoTipo = (typeof trabajoTipos)[number];

/** In the sequence of the work; `fallido` and `detenido` are out of it. */
export const trabajoEstados = [
  "en_pausa",
  "en_cola",
  "imprimiendo",
  "impreso",
  "revisado",
  "embalado",
  "fallido",
  "detenido",
] as const;
export type TrabajoEstado = (typeof trabajoEstados)[number];

/** The work on one unit of a paid line. */
export const TrabajoSchema = z.strictObject({
  id: z.number(),
  pedido_id: z.number(),
  detalle_id: z.number(),
  /** From 1 in its line. */
  unidad: z.number(),
  tipo: z.enum(trabajoTipos),
  estado: z.enum(trabajoEstados),
  producto_id: z.number(),
  nombre_producto: z.string(),
  ...personalizacionShape,
});
export type Trabajo = z.infer<typeof TrabajoSchema>;

export const TallerSchema = z.strictObject({ trabajos: z.array(TrabajoSchema) });

/** All of one pedido; without it the open ones of every pedido. */
export const TallerQuerySchema = z.strictObject({ pedido_id: z.optional(IdSchema) });
