import * as z from "zod/mini";
import { sinonimoLengths } from "../values/lengths.ts";
import { IdSchema, requiredLine } from "./fields.ts";

/** Words that mean the same in a search. */
export const SinonimoSchema = z.strictObject({
  id: z.number(),
  /** Separated by commas. */
  palabras: z.string(),
});

/** Changes the group with `id`, creates one without. */
export const SaveSinonimoSchema = z.strictObject({
  id: z.nullish(IdSchema),
  palabras: requiredLine("palabras", sinonimoLengths.palabras),
});

export const SinonimoAnswerSchema = z.strictObject({
  mensaje: z.string(),
  sinonimo: SinonimoSchema,
});

/** Words that people looked for without finding a producto for all of them. */
export const BusquedaFallidaSchema = z.strictObject({
  palabras: z.string(),
  veces: z.number(),
  /** Epoch milliseconds. */
  ultima_en: z.number(),
});

export type Sinonimo = z.infer<typeof SinonimoSchema>;
export type BusquedaFallida = z.infer<typeof BusquedaFallidaSchema>;
