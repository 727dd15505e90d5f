import * as z from "zod/mini";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

export const avisosCorreos = {
  producto_disponible: z.object({ producto_id: z.int() }),
} satisfies CorreoSchemas;

export type AvisosCorreos = CorreosOf<typeof avisosCorreos>;
