import * as z from "zod/mini";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

const ReembolsoDatosSchema = z.object({
  pedido_id: z.int(),
  intento_id: z.int(),
  /** Absent in mails of before there could be several. */
  reembolso_id: z.optional(z.int()),
});
const RefundDatosSchema = z.object({ pedido_id: z.int(), intento_id: z.int() });

export const pagosCorreos = {
  pedido_pagado: z.object({ pedido_id: z.int() }),
  pedido_reembolsado: ReembolsoDatosSchema,
  pedido_reembolsado_en_parte: ReembolsoDatosSchema,
  cargo_devuelto: RefundDatosSchema,
  cargo_repetido_devuelto: RefundDatosSchema,
  /** To the shop. */
  cargo_por_devolver: z.object({ intento_id: z.int() }),
  venta: z.object({ pedido_id: z.int() }),
  /** `fecha` as 2026-12-02. */
  ventas_del_dia: z.object({ fecha: z.string() }),
  pago_en_duda: z.object({ intento_id: z.int() }),
} satisfies CorreoSchemas;

export type PagosCorreos = CorreosOf<typeof pagosCorreos>;
