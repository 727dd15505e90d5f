import * as z from "zod/mini";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

export const contactoCorreos = {
  /** To the shop. */
  contacto: z.object({ mensaje_id: z.int() }),
  respuesta_contacto: z.object({ respuesta_id: z.int() }),
} satisfies CorreoSchemas;

export type ContactoCorreos = CorreosOf<typeof contactoCorreos>;
