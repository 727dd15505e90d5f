import type { Pedido, PedidoEstado } from "#contract/schemas/pedidos.ts";
import { pedidoWay, type WayStep } from "#contract/values/despacho/pedido-way.ts";

export type ProgressStep = WayStep & {
  /** Epoch milliseconds, null when unknown. */
  at: number | null;
};

/** The pedido's steps with their moments; empty when it is not on its way. */
export function progressSteps(pedido: Pedido): ProgressStep[] {
  const moments: Partial<Record<PedidoEstado, number | undefined>> = {
    pagado: pedido.pago?.pagado_en,
    en_preparacion: pedido.en_preparacion_en ?? undefined,
    enviado: pedido.despacho.listo_en ?? pedido.envio?.enviado_en,
    entregado: pedido.entregado_en ?? undefined,
  };
  return pedidoWay(pedido.estado).map((step) => ({ ...step, at: moments[step.estado] ?? null }));
}
