import * as z from "zod/mini";
import { EmailSchema, IdSchema } from "./fields.ts";

export const AvisoInputSchema = z.strictObject({ producto_id: IdSchema, email: EmailSchema });

/** From the mail's link. */
export const DeleteAvisosSchema = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{43}$/, "Ese enlace no es válido.")),
});
