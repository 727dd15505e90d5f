import * as z from "zod/mini";
import { DespachoAjustesSchema, DespachoZonaSchema, DespachoZonasSchema } from "./despacho.ts";

/** The effect that a file would have on the saved zonas. */
export const DespachoCambioSchema = z.strictObject({
  /** Its nombre and modo, for people. */
  zona: z.string(),
  tipo: z.enum(["nueva", "cambiada", "quitada"]),
  /** Only what differs, in words. */
  campos: z.array(z.strictObject({ campo: z.string(), antes: z.string(), despues: z.string() })),
});

/** Nothing is saved: `zonas` go into the form. Rows are numbered by their line in the file. */
export const DespachoCsvAnswerSchema = z.strictObject({
  mensaje: z.string(),
  /** Version of the table that the file was compared with. */
  version: z.int(),
  filas: z.int(),
  /** Empty with errors. */
  zonas: z.array(DespachoZonaSchema),
  cambios: z.array(DespachoCambioSchema),
  errores: z.array(z.strictObject({ fila: z.int(), columna: z.string(), mensaje: z.string() })),
});

/** A table as it is typed, saved or not. */
export const TryDespachoTablaSchema = z.strictObject({
  ajustes: DespachoAjustesSchema,
  zonas: DespachoZonasSchema,
});

export type DespachoCambio = z.infer<typeof DespachoCambioSchema>;
export type DespachoCsvAnswer = z.infer<typeof DespachoCsvAnswerSchema>;
