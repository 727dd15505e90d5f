import type { Pedido, PedidoEstado } from "#contract/schemas/pedidos.ts";
import { pedidoWay, type WayStep } from "#contract/values/pedido-way.ts";

export type ProgressStep = WayStep & {
  /** Epoch milliseconds, null when unknown. */
  at: number | null;
};

/** The pedido's steps with their moments; empty when it is not on its way. */
export function progressSteps({ estado, pago, envio }: Pedido): ProgressStep[] {
  const moments: Partial<Record<PedidoEstado, number | undefined>> = {
    pagado: pago?.pagado_en,
    enviado: envio?.enviado_en,
  };
  return pedidoWay(estado).map((step) => ({ ...step, at: moments[step.estado] ?? null }));
}
