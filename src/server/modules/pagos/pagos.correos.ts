import * as z from "zod/mini";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

const RefundDatosSchema = z.object({ pedido_id: z.int(), intento_id: z.int() });

export const pagosCorreos = {
  pedido_pagado: z.object({ pedido_id: z.int() }),
  pedido_reembolsado: RefundDatosSchema,
  cargo_devuelto: RefundDatosSchema,
  cargo_repetido_devuelto: RefundDatosSchema,
  /** To the shop. */
  cargo_por_devolver: z.object({ intento_id: z.int() }),
} satisfies CorreoSchemas;

export type PagosCorreos = CorreosOf<typeof pagosCorreos>;
