import * as z from "zod/mini";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

const PeticionDatosSchema = z.object({ peticion_id: z.int() });

export const privacidadCorreos = {
  peticion_por_confirmar: PeticionDatosSchema,
  peticion_recibida: PeticionDatosSchema,
  /** To the shop. */
  peticion_nueva: PeticionDatosSchema,
  peticion_prorrogada: PeticionDatosSchema,
  peticion_respondida: PeticionDatosSchema,
  peticion_levantada: PeticionDatosSchema,
} satisfies CorreoSchemas;

export type PrivacidadCorreos = CorreosOf<typeof privacidadCorreos>;
