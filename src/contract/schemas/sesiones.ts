import * as z from "zod/mini";
import { IdSchema } from "./fields.ts";

/** Times are epoch milliseconds. */
export const SesionSchema = z.strictObject({
  id: z.number(),
  /** Browser and system. */
  dispositivo: z.string(),
  /** Half of the network's address, e.g. "190.22.x.x"; "" when unknown. */
  red: z.string(),
  iniciada_en: z.number(),
  /** To five minutes. */
  usada_en: z.number(),
  /** The session that asks. */
  actual: z.boolean(),
  /** Whether it began in the network that asks. */
  misma_red: z.boolean(),
});

export const EndSesionQuerySchema = z.strictObject({ id: IdSchema });

export const EndOtherSesionesQuerySchema = z.strictObject({ otras: z.literal("true") });

export type Sesion = z.infer<typeof SesionSchema>;
