import type { PedidoDetalle, PedidoEstado } from "../../schemas/pedidos.ts";
import type { Valor } from "../../schemas/personalizacion.ts";
import { isOwnCampo } from "./personalizacion.ts";

/** From the payment to the envio (docs/reglas.md 202). */
export function isCorrectable(estado: PedidoEstado): boolean {
  return estado === "pagado" || estado === "en_preparacion";
}

/** Texts and dates; a value without a tipo is a text of before they were kept. */
export function correctableTextos(valores: readonly Valor[]): Valor[] {
  return valores.filter(({ tipo }) => tipo === undefined || isOwnCampo({ tipo }));
}

/**
 * How many units of a line may change at once, rising; `left` of them are not back. A devolucion may name units of a
 * line whose buyer was not told that it has no retracto: it changes whole, or not at all.
 */
export function correctableUnits(
  { cantidad, sin_retracto }: Pick<PedidoDetalle, "cantidad" | "sin_retracto">,
  left: number,
): number[] {
  if (!sin_retracto) return left === cantidad ? [left] : [];
  return Array.from({ length: left }, (_, at) => at + 1);
}
