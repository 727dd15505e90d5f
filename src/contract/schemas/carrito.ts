import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { IdSchema } from "./fields.ts";

export const CarritoItemSchema = z.strictObject({
  producto_id: z.number(),
  nombre_producto: z.string(),
  /** Whole pesos, read from the catalogue at each answer. */
  precio: z.number(),
  cantidad: z.number(),
  imagenes: z.array(z.string()),
  /** Units that could be bought now; less than `cantidad` when others were faster. */
  disponible: z.number(),
});

export const CarritoSchema = z.array(CarritoItemSchema);

export const CarritoAnswerSchema = z.strictObject({
  mensaje: z.string(),
  carrito: CarritoSchema,
});

export const SetCarritoLineaSchema = z.strictObject({
  producto_id: IdSchema,
  /** More than the stock is a conflict, told with the number there is; 0 or less removes the line. */
  cantidad: z.int({ error: errorMessages.cantidadInvalid }),
});

export const DeleteCarritoLineaSchema = z.strictObject({ producto_id: IdSchema });

export type CarritoItem = z.infer<typeof CarritoItemSchema>;
