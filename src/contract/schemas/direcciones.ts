import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { regionNames } from "../values/despacho/regiones.ts";
import { keptLine, optionalText, requiredLine, TelefonoSchema } from "./fields.ts";

export const DireccionInputSchema = z.strictObject({
  alias: requiredLine("alias", 60),
  calle_numero: requiredLine("calle_numero", 200),
  comuna: requiredLine("comuna", 100),
  ciudad: requiredLine("ciudad", 100),
  region: requiredLine("region", 60).check(
    z.refine((value) => regionNames.includes(value), errorMessages.regionInvalid),
  ),
  nota: optionalText("nota", 500),
  /** Who receives the parcel, when it is not the buyer. */
  recibe: keptLine("recibe", 100),
  telefono: TelefonoSchema,
});

export const DireccionSchema = z.strictObject({
  id: z.number(),
  alias: z.string(),
  calle_numero: z.string(),
  comuna: z.string(),
  ciudad: z.string(),
  region: z.string(),
  nota: z.string(),
  recibe: z.string(),
  /** E.164, or empty. */
  telefono: z.string(),
});

export const DireccionAnswerSchema = z.strictObject({
  mensaje: z.string(),
  direccion: DireccionSchema,
});

export type DireccionInput = z.infer<typeof DireccionInputSchema>;
export type Direccion = z.infer<typeof DireccionSchema>;
