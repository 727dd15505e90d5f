import * as z from "zod/mini";
import { CurrentPasswordSchema } from "./acceso.ts";
import { DireccionSchema } from "./direcciones.ts";
import { NombreSchema } from "./fields.ts";
import { PedidoSchema } from "./pedidos.ts";
import { SesionSchema } from "./sesiones.ts";

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
  sesiones: z.array(z.omit(SesionSchema, { id: true, actual: true, misma_red: true })),
});

export const UpdateCuentaSchema = z.strictObject({
  nombre: NombreSchema,
});

export const DeleteCuentaSchema = z.strictObject({
  /** Absent for an account without a password, whose sign-in must be recent. */
  password: z.optional(CurrentPasswordSchema),
});

export type Cuenta = z.infer<typeof CuentaSchema>;
