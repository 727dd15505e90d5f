import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { modos } from "../values/despacho/despacho.ts";
import { maxLineas } from "../values/producto/cantidad.ts";
import { IdSchema } from "./fields.ts";

/**
 * Productos whose line was shown as made to measure, without retracto: another set now is refused. Absent: nothing was
 * shown, and every line keeps its retracto.
 */
export const sinRetractoField = z.optional(
  z
    .array(IdSchema, { error: errorMessages.sinRetractoInvalid })
    .check(z.maxLength(maxLineas, errorMessages.sinRetractoInvalid)),
);

/** How it is delivered; precio and total that the buyer was shown: others now are refused. */
export const shownFields = {
  despacho: z.optional(z.enum(modos, { error: errorMessages.despachoInvalid })),
  despacho_precio: z.optional(
    z
      .int({ error: errorMessages.despachoPrecioInvalid })
      .check(z.gte(0, errorMessages.despachoPrecioInvalid)),
  ),
  total: z.optional(
    z.int({ error: errorMessages.totalInvalid }).check(z.gte(0, errorMessages.totalInvalid)),
  ),
};

export const StartPagoSchema = z
  .strictObject({
    /** Only a retiro needs none. */
    direccion_id: z.optional(
      z.union([IdSchema, z.literal(""), z.null()], { error: errorMessages.idInvalid }),
    ),
    /** Optional: older clients have no box, and their pedidos say so. */
    acepta_terminos: z.optional(z.literal(true, { error: errorMessages.terminosRequired })),
    sin_retracto: sinRetractoField,
    ...shownFields,
  })
  .check(
    z.refine(
      ({ direccion_id, despacho }) => typeof direccion_id === "number" || despacho === "retiro",
      { error: errorMessages.direccionRequired, path: ["direccion_id"] },
    ),
  );

export type StartPago = z.infer<typeof StartPagoSchema>;

export const StartPagoAnswerSchema = z.strictObject({ url: z.string(), token: z.string() });

/** Seen by the owner; the customer sees the pedido's estado. */
export const intentoEstados = [
  "creando",
  "abierto",
  "confirmando",
  "autorizado",
  "rechazado",
  "abortado",
  "expirado",
  "no_creado",
  "reemplazado",
  "sin_stock",
  "por_reembolsar",
  "reembolsado",
] as const;
export type IntentoEstado = (typeof intentoEstados)[number];

/** The four shapes in which the provider sends the browser back (docs/webpay.md "Returns"). */
export const PagoRetornoSchema = z.object({
  token_ws: z.optional(z.string()),
  TBK_TOKEN: z.optional(z.string()),
  TBK_ID_SESION: z.optional(z.string()),
  TBK_ORDEN_COMPRA: z.optional(z.string()),
});
export type PagoRetorno = z.infer<typeof PagoRetornoSchema>;

/** Values of `status` in the address of /pago (docs/reglas.md 55). */
export const pagoStatuses = ["success", "failed", "cancelled", "verificando", "error"] as const;
export type PagoStatus = (typeof pagoStatuses)[number];
