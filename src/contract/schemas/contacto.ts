import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { EmailSchema, requiredText } from "./fields.ts";

export const ContactoSchema = z.strictObject({
  nombre: requiredText("nombre", 100, errorMessages.nombreRequired),
  email: EmailSchema,
  mensaje: requiredText("mensaje", 4000, errorMessages.mensajeRequired),
});

export type Contacto = z.infer<typeof ContactoSchema>;
