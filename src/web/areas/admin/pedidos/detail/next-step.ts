import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { ManualEstado, PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";

type Standing = Pick<PedidoDetalleAdmin, "estado" | "pago" | "reembolso_detalle">;

const following: Partial<Record<PedidoEstado, ManualEstado>> = {
  pagado: "en_preparacion",
  en_preparacion: "enviado",
  enviado: "entregado",
};

/** Null when nothing is left to do or a reembolso stopped the pedido. */
export function nextStepOf({ estado, reembolso_detalle }: Standing): ManualEstado | null {
  return reembolso_detalle === null ? (following[estado] ?? null) : null;
}

/** True while the total can still be refunded. */
export function canRefund({ estado, pago, reembolso_detalle }: Standing): boolean {
  const isPaid = estado === "entregado" || following[estado] !== undefined;
  return isPaid && pago !== null && reembolso_detalle === null;
}

/** True while the envio can still be corrected. */
export function canCorrectEnvio({ estado, reembolso_detalle }: Standing): boolean {
  return estado === "enviado" && reembolso_detalle === null;
}
