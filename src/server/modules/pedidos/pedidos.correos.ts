import * as z from "zod/mini";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

const PedidoDatosSchema = z.object({ pedido_id: z.int() });

export const pedidosCorreos = {
  pedido_en_preparacion: PedidoDatosSchema,
  pedido_revisado: PedidoDatosSchema,
  pedido_enviado: PedidoDatosSchema,
  pedido_seguimiento_corregido: PedidoDatosSchema,
  pedido_texto_corregido: PedidoDatosSchema,
  pedido_entregado: PedidoDatosSchema,
} satisfies CorreoSchemas;

export type PedidosCorreos = CorreosOf<typeof pedidosCorreos>;
