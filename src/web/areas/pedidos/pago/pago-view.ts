import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import { isRowId } from "#contract/values/row-id.ts";

/** Known without the pedido. */
export type OutcomeView = "failed" | "cancelled" | "verificando" | "unknown";
export type PedidoView = "success" | "refunded" | Exclude<OutcomeView, "unknown">;

const viewByEstado: Readonly<Record<PedidoEstado, PedidoView>> = {
  pagado: "success",
  en_preparacion: "success",
  enviado: "success",
  entregado: "success",
  fallido: "failed",
  cancelado: "cancelled",
  expirado: "cancelled",
  pendiente_pago: "verificando",
  en_revision: "verificando",
  reembolsado: "refunded",
};

/** The pedido's estado decides (docs/reglas.md 21). */
export function viewOfEstado(estado: PedidoEstado): PedidoView {
  return viewByEstado[estado];
}

/** Without a pedido it stays unknown. */
export function viewOfStatus(status: string): OutcomeView {
  if (status === "failed" || status === "cancelled" || status === "verificando") return status;
  return "unknown";
}

const firstDelayMs = 2_000;
const longestDelayMs = 10_000;
const growth = 1.5;

/** From 2 to 10 seconds. */
export function pollDelayMs(answersSoFar: number): number {
  return Math.min(firstDelayMs * growth ** Math.max(0, answersSoFar - 1), longestDelayMs);
}

export type PagoParams = { status: string; orderId: number | null; message: string };

/** The address may hold anything. */
export function readPagoParams(params: URLSearchParams): PagoParams {
  const id = params.get("order_id") ?? "";
  return {
    status: params.get("status") ?? "",
    orderId: isRowId(id) ? Number(id) : null,
    message: plainLine(params.get("message") ?? ""),
  };
}

const maxMessage = 160;

/** One line, without control or direction characters. */
function plainLine(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, maxMessage);
}
