import * as z from "zod/mini";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

/** The mails of this module and what each is written from. */
export const contactoCorreos = {
  /** To the shop: somebody wrote. */
  contacto: z.object({ mensaje_id: z.int() }),
  respuesta_contacto: z.object({ respuesta_id: z.int() }),
} satisfies CorreoSchemas;

export type ContactoCorreos = CorreosOf<typeof contactoCorreos>;
