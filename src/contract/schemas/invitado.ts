import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { maxCantidad, maxLineas } from "../values/producto/cantidad.ts";
import { DireccionInputSchema } from "./direcciones.ts";
import { IdSchema } from "./fields.ts";
import { InvitadoSchema } from "./invitado-forms.ts";
import { shownFields, sinRetractoField } from "./pagos.ts";
import { PedidoSchema } from "./pedidos.ts";
import { PersonalizacionSchema } from "./personalizacion.ts";

export const StartPagoAsInvitadoSchema = z
  .strictObject({
    invitado: InvitadoSchema,
    /** Only a retiro needs none. */
    direccion: z.optional(DireccionInputSchema),
    lineas: z
      .array(
        z.strictObject({
          producto_id: IdSchema,
          cantidad: z
            .int({ error: errorMessages.cantidadInvalid })
            .check(
              z.gte(1, errorMessages.cantidadInvalid),
              z.lte(maxCantidad, errorMessages.cantidadInvalid),
            ),
          personalizacion: z.optional(PersonalizacionSchema),
        }),
        { error: errorMessages.carritoEmpty },
      )
      .check(
        z.minLength(1, errorMessages.carritoEmpty),
        z.maxLength(maxLineas, errorMessages.carritoFull),
      ),
    acepta_terminos: z.literal(true, { error: errorMessages.terminosRequired }),
    sin_retracto: sinRetractoField,
    ...shownFields,
  })
  .check(
    z.refine(({ direccion, despacho }) => direccion !== undefined || despacho === "retiro", {
      error: errorMessages.direccionRequired,
      path: ["direccion"],
    }),
  );

export type StartPagoAsInvitado = z.infer<typeof StartPagoAsInvitadoSchema>;

/** A secret of 256 bits, base64url. */
const EnlaceSchema = z
  .string({ error: errorMessages.enlaceInvalid })
  .check(z.regex(/^[\w-]{43}$/, errorMessages.enlaceInvalid));

export const PedidoEnlaceSchema = z.strictObject({ enlace: EnlaceSchema });

/** By the link of a mail, or by the token with which this browser began the payment. */
export const OpenPedidoSchema = z
  .strictObject({
    enlace: z.optional(EnlaceSchema),
    pago: z.optional(
      z
        .string({ error: errorMessages.enlaceInvalid })
        .check(z.regex(/^[\w-]{8,100}$/, errorMessages.enlaceInvalid)),
    ),
  })
  .check(
    z.refine(({ enlace, pago }) => (enlace === undefined) !== (pago === undefined), {
      error: errorMessages.enlaceInvalid,
    }),
  );

/** Whose it is, so that the page can offer an account. */
export const PedidoDeEnlaceSchema = z.strictObject({
  ...PedidoSchema.shape,
  nombre: z.string(),
  email: z.string(),
});

export type PedidoDeEnlace = z.infer<typeof PedidoDeEnlaceSchema>;

export const PedidoIdQuerySchema = z.strictObject({ pedido_id: IdSchema });
