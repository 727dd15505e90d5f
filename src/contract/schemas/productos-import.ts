import * as z from "zod/mini";
import { booleanQuery } from "./lists.ts";

/** `true`: a dry run. */
export const ImportQuerySchema = z.strictObject({ simular: booleanQuery("simular") });

/** Rows are numbered as in a spreadsheet, from 1. */
export const ImportAnswerSchema = z.strictObject({
  mensaje: z.string(),
  filas: z.number(),
  nuevos: z.number(),
  cambiados: z.number(),
  iguales: z.number(),
  /** One error: nothing is imported. */
  errores: z.array(
    z.strictObject({
      fila: z.number(),
      /** The typed one; "" for a fault of the whole file. */
      sku: z.string(),
      columna: z.string(),
      mensaje: z.string(),
    }),
  ),
  /** The first hundred rows that add or change something, in the words of the file. */
  cambios: z.array(
    z.strictObject({
      tipo: z.enum(["nuevo", "cambiado"]),
      sku: z.string(),
      nombre: z.string(),
      campos: z.array(
        z.strictObject({ campo: z.string(), antes: z.string(), despues: z.string() }),
      ),
    }),
  ),
});
export type ImportAnswer = z.infer<typeof ImportAnswerSchema>;
