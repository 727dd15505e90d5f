import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { maxCantidad } from "../values/producto/cantidad.ts";
import { DatosFirstSchema } from "./datos-first.ts";
import { EmailSchema, NombreSchema, requiredText } from "./fields.ts";
import { optionalFecha } from "./lists.ts";

const cantidadError = `La cantidad debe ser un número entero entre 1 y ${maxCantidad}.`;

const isCantidad = (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= maxCantidad;

/** Absent, null and "" become null. */
const optionalCantidad = z.pipe(
  z
    .pipe(
      z.nullish(z.union([z.string(), z.number()], { error: cantidadError })),
      z.transform((value) => String(value ?? "").trim()),
    )
    .check(z.refine((text) => text === "" || isCantidad(text), cantidadError)),
  z.transform((text) => (text === "" ? null : Number(text))),
);

export const ContactoSchema = z.strictObject({
  nombre: NombreSchema,
  email: EmailSchema,
  mensaje: requiredText("mensaje", 4000, errorMessages.mensajeRequired),
  cantidad: optionalCantidad,
  /** The day by which the pieces are needed; today in Chile at the earliest. */
  fecha: optionalFecha,
});

/** The call with photographs, or with an archivo. */
export const ContactoConArchivosSchema = z.pipe(DatosFirstSchema, ContactoSchema);

export type Contacto = z.infer<typeof ContactoSchema>;
