import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { IdSchema } from "./fields.ts";
import { PersonalizacionSchema, personalizacionShape } from "./personalizacion.ts";

export const CarritoItemSchema = z.strictObject({
  producto_id: z.number(),
  nombre_producto: z.string(),
  /** Whole pesos, as of this answer. */
  precio: z.number(),
  cantidad: z.number(),
  imagenes: z.array(z.string()),
  /** Units that can be bought now; may be less than `cantidad`. */
  disponible: z.number(),
  /** Units that one person may buy (docs/reglas.md 106); unknown in older carritos of guests. */
  maximo: z.optional(z.number()),
  /** For one unit, 0 when it is not known; absent in older carritos of guests. */
  peso_gramos: z.optional(z.number()),
  /** Working days until it is made; absent in older carritos of guests. */
  plazo_dias: z.optional(z.number()),
  /** Made with what the buyer tells; absent in older carritos of guests. */
  a_medida: z.optional(z.boolean()),
  ...personalizacionShape,
  /** By clave: why the campos of today do not take it. Such a line cannot be bought. */
  personalizacion_errores: z.optional(z.record(z.string(), z.string())),
});

export const CarritoSchema = z.array(CarritoItemSchema);

export const CarritoAnswerSchema = z.strictObject({
  mensaje: z.string(),
  carrito: CarritoSchema,
});

/** Without a personalizacion: the plain line. */
export const SetCarritoLineaSchema = z.strictObject({
  producto_id: IdSchema,
  personalizacion: z.optional(PersonalizacionSchema),
  /** Values of the line of this producto whose place this one takes; a line that is gone is no fault. */
  reemplaza: z.optional(PersonalizacionSchema),
  /** Above the stock: 409 with `disponible`; above a bound: 422 with `maximo`. 0 or less removes the line. */
  cantidad: z.int({ error: errorMessages.cantidadInvalid }),
});

export const DeleteCarritoLineaSchema = z.strictObject({
  producto_id: IdSchema,
  personalizacion: z.optional(PersonalizacionSchema),
});

export type CarritoItem = z.infer<typeof CarritoItemSchema>;
