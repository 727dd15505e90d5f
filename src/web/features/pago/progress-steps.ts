import type { Pedido, PedidoEstado } from "#contract/pedidos.ts";

/** What a paid pedido passes through, in this order. */
export const progressEstados = ["pagado", "en_preparacion", "enviado", "entregado"] as const;
type ProgressEstado = (typeof progressEstados)[number];

export type ProgressStep = {
  estado: ProgressEstado;
  state: "done" | "current" | "pending";
  /** Epoch milliseconds, null where it is not known. */
  at: number | null;
};

/** The way of a pedido to its door; nothing for one that is not on its way. */
export function progressSteps({ estado, pago, envio }: Pedido): ProgressStep[] {
  const place = progressEstados.indexOf(estado as ProgressEstado);
  if (place < 0) return [];
  const moments: Partial<Record<PedidoEstado, number | undefined>> = {
    pagado: pago?.pagado_en,
    enviado: envio?.enviado_en,
  };
  // What has arrived is not under way any more: the last step is done, not current.
  const current = place === progressEstados.length - 1 ? progressEstados.length : place;
  return progressEstados.map((step, index) => ({
    estado: step,
    state: stateOf(index, current),
    at: moments[step] ?? null,
  }));
}

function stateOf(index: number, current: number): ProgressStep["state"] {
  if (index === current) return "current";
  return index < current ? "done" : "pending";
}
