import * as z from "zod/mini";
import { HexSchema, personalizacionLimits } from "./campos.ts";
import { IdSchema, requiredLine } from "./fields.ts";

/** A color that the shop prints with. Campos hold its clave, and its name and hex as they are in this list. */
export const ColorSchema = z.strictObject({
  id: z.number(),
  clave: z.string(),
  nombre: z.string(),
  /** Hex like #1f3a8a. */
  color: z.string(),
});

/** Changes the color with `id`, creates one without. */
export const SaveColorSchema = z.strictObject({
  id: z.nullish(IdSchema),
  nombre: requiredLine("nombre", personalizacionLimits.opcion),
  color: HexSchema,
});

export const ColorAnswerSchema = z.strictObject({ mensaje: z.string(), color: ColorSchema });

export type Color = z.infer<typeof ColorSchema>;
