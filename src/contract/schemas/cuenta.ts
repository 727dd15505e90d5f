import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { DireccionSchema } from "./direcciones.ts";
import { requiredText } from "./fields.ts";
import { PedidoSchema } from "./pedidos.ts";

/** All data stored about a person (export). Times are epoch milliseconds. */
export const CuentaSchema = z.strictObject({
  nombre: z.string(),
  email: z.string(),
  rol: z.string(),
  creado_en: z.number(),
  email_verificado_en: z.nullable(z.number()),
  tiene_password: z.boolean(),
  unida_a_google: z.boolean(),
  direcciones: z.array(DireccionSchema),
  carrito: z.array(
    z.strictObject({ producto_id: z.number(), nombre_producto: z.string(), cantidad: z.number() }),
  ),
  pedidos: z.array(PedidoSchema),
  opiniones: z.array(
    z.strictObject({
      producto_id: z.number(),
      calificacion: z.number(),
      comentario: z.string(),
      creado_en: z.number(),
    }),
  ),
  /** Contact messages from the account's address. */
  mensajes: z.array(z.strictObject({ mensaje: z.string(), creado_en: z.number() })),
});

export const UpdateCuentaSchema = z.strictObject({
  nombre: requiredText("nombre", 100, errorMessages.nombreRequired),
});

export const DeleteCuentaSchema = z.strictObject({
  /** Absent for an account without a password, whose sign-in must be recent. */
  password: z.optional(z.string().check(z.maxLength(1024, errorMessages.passwordTooLong))),
});

export type Cuenta = z.infer<typeof CuentaSchema>;
