import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Transitions } from "../../transitions.ts";

/**
 * Paid stays paid, but for a refund (docs/reglas.md 23); a late payment overrides fallido,
 * cancelado and expirado. `contract/values/despacho/pedido-way.ts` and the web's `next-step.ts` repeat the
 * steps from paid to delivered; `tests/unit/pedido-steps.test.ts` compares them.
 */
export const pedidoTransitions: Transitions<PedidoEstado> = {
  pendiente_pago: ["pagado", "fallido", "cancelado", "expirado", "en_revision"],
  fallido: ["pendiente_pago", "pagado", "en_revision"],
  cancelado: ["pendiente_pago", "pagado", "en_revision"],
  expirado: ["pendiente_pago", "pagado", "en_revision"],
  en_revision: ["pagado", "reembolsado"],
  pagado: ["en_preparacion", "reembolsado"],
  en_preparacion: ["enviado", "reembolsado"],
  enviado: ["entregado", "reembolsado"],
  entregado: ["reembolsado"],
  reembolsado: [],
};

export const initialPedidoEstado = "pendiente_pago";
export const finalPedidoEstados = ["entregado", "reembolsado"] as const;

/** Estados in which an equal carrito may be paid by a new intento. */
export const payableEstados = ["pendiente_pago", "fallido", "cancelado", "expirado"] as const;

/** Estados in which the money is the shop's. */
export const paidEstados: readonly PedidoEstado[] = [
  "pagado",
  "en_preparacion",
  "enviado",
  "entregado",
];

/** Sent: their productos may get an opinion (docs/reglas.md 31). */
export const sentEstados: readonly PedidoEstado[] = ["enviado", "entregado"];

/** Ended without money. */
export const unpaidEstados: readonly PedidoEstado[] = ["fallido", "cancelado", "expirado"];

/** Paid and not delivered: the buyer must stay reachable. */
export const undeliveredEstados: readonly PedidoEstado[] = ["pagado", "en_preparacion", "enviado"];
