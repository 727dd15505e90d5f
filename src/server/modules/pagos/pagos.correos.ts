import * as z from "zod/mini";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

const RefundDatosSchema = z.object({ pedido_id: z.int(), intento_id: z.int() });

/** The mails of this module and what each is written from. */
export const pagosCorreos = {
  pedido_pagado: z.object({ pedido_id: z.int() }),
  pedido_reembolsado: RefundDatosSchema,
  cargo_devuelto: RefundDatosSchema,
  cargo_repetido_devuelto: RefundDatosSchema,
  /** To the shop: a charge is going back by itself. */
  cargo_por_devolver: z.object({ intento_id: z.int() }),
} satisfies CorreoSchemas;

export type PagosCorreos = CorreosOf<typeof pagosCorreos>;
