import * as z from "zod/mini";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

const DevolucionDatosSchema = z.object({ devolucion_id: z.int() });

export const devolucionesCorreos = {
  devolucion_pedida: DevolucionDatosSchema,
  /** To the shop. */
  devolucion_nueva: DevolucionDatosSchema,
  devolucion_aceptada: DevolucionDatosSchema,
  devolucion_rechazada: DevolucionDatosSchema,
  devolucion_recibida: DevolucionDatosSchema,
  devolucion_resuelta: DevolucionDatosSchema,
} satisfies CorreoSchemas;

export type DevolucionesCorreos = CorreosOf<typeof devolucionesCorreos>;
