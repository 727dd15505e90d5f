import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { EmailSchema, NombreSchema, TelefonoSchema } from "./fields.ts";

// Apart from `invitado.ts`: the pages with these forms need no schema of a pedido.

/** Who buys without an account. The transportista calls the number. */
export const InvitadoSchema = z.strictObject({
  nombre: NombreSchema,
  email: EmailSchema,
  telefono: z.pipe(
    TelefonoSchema,
    z
      .string({ error: errorMessages.telefonoInvalid })
      .check(z.minLength(1, errorMessages.telefonoInvalid)),
  ),
});

export const RequestDatosSchema = z.strictObject({ email: EmailSchema });
