import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { EmailSchema, NombreSchema, requiredText } from "./fields.ts";

export const ContactoSchema = z.strictObject({
  nombre: NombreSchema,
  email: EmailSchema,
  mensaje: requiredText("mensaje", 4000, errorMessages.mensajeRequired),
});

export type Contacto = z.infer<typeof ContactoSchema>;
