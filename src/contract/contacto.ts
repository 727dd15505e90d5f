import * as z from "zod/mini";
import { EmailSchema, requiredText } from "./fields.ts";

export const ContactoSchema = z.strictObject({
  nombre: requiredText("nombre", 100),
  email: EmailSchema,
  mensaje: requiredText("mensaje", 4000),
});

export type Contacto = z.infer<typeof ContactoSchema>;
