import * as z from "zod/mini";
import { IdSchema } from "./fields.ts";

/** Without `version` the present ones. */
export const TerminosQuerySchema = z.strictObject({ version: z.optional(IdSchema) });

export const LegalSectionSchema = z.strictObject({
  title: z.string(),
  paragraphs: z.array(z.string()),
});

export const TerminosSchema = z.strictObject({
  version: z.number(),
  /** When this text was first shown. Epoch milliseconds. */
  desde: z.number(),
  secciones: z.array(LegalSectionSchema),
});

export type Terminos = z.infer<typeof TerminosSchema>;
