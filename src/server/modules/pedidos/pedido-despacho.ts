import type { PedidoDespacho } from "#contract/schemas/pedidos.ts";
import type { PedidoRow } from "./pedidos.queries.ts";

/** Reads the despacho of the moment when the payment started. */
export function toDespacho(row: PedidoRow): PedidoDespacho {
  const { despacho_modo: modo, despacho_precio: precio } = row;
  const { despacho_desde: desde, despacho_hasta: hasta, enviado_en } = row;
  return { modo, precio, desde, hasta, listo_en: modo === "retiro" ? enviado_en : null };
}
