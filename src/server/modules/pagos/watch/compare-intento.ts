import type { DiscrepanciaTipo } from "#contract/schemas/conciliacion.ts";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import { hasMoney, type PaymentResult } from "../../../providers/payment/payment.ts";
import { paidEstados } from "../../pedidos/index.ts";
import { returnedOf } from "../refund/refund-answers.ts";

export type OurRecord = {
  estado: IntentoEstado;
  monto: number;
  buy_order: string;
  session_id: string;
  por_otra_via: 0 | 1;
  /** By the provider. */
  devuelto: number;
  pedido_estado: PedidoEstado;
};

/** Stands for the status of a payment that the provider does not know. */
export const unknownEstado = "DESCONOCIDO";

/** Null when both records agree. `theirs` is null when the provider knows no such payment. */
export function compareIntento(
  ours: OurRecord,
  theirs: PaymentResult | null,
): DiscrepanciaTipo | null {
  if (ours.estado === "autorizado") return comparePaid(ours, theirs);
  if (theirs === null) return null;
  if (ours.estado === "reembolsado") return compareRefunded(ours, theirs);
  return isHeld(theirs) ? "cargo_sin_pedido" : null;
}

function comparePaid(ours: OurRecord, theirs: PaymentResult | null): DiscrepanciaTipo | null {
  if (theirs === null) return "pedido_sin_cargo";
  if (theirs.buyOrder !== ours.buy_order || theirs.sessionId !== ours.session_id) {
    return "otra_orden";
  }
  const returned = returnedOf(ours, theirs);
  if (returned === null) return ours.devuelto === 0 ? "devuelto_por_fuera" : null;
  if (returned > ours.devuelto) return "devuelto_por_fuera";
  if (returned < ours.devuelto) return isHeld(theirs) ? "reembolso_no_hecho" : "pedido_sin_cargo";
  if (theirs.state === "partly_returned") return null;
  if (!hasMoney(theirs)) return "pedido_sin_cargo";
  if (theirs.amount !== ours.monto) return "otro_monto";
  return paidEstados.includes(ours.pedido_estado) ? null : "cargo_sin_pedido";
}

function compareRefunded(ours: OurRecord, theirs: PaymentResult): DiscrepanciaTipo | null {
  // Refunded outside the provider: that charge must still stand there. If it was reversed too, report it.
  if (ours.por_otra_via === 1) {
    if (theirs.state === "returned") return "devuelto_por_fuera";
    const returned = returnedOf(ours, theirs);
    return returned !== null && returned < ours.devuelto ? "reembolso_no_hecho" : null;
  }
  return isHeld(theirs) ? "reembolso_no_hecho" : null;
}

function isHeld(theirs: PaymentResult): boolean {
  return hasMoney(theirs) || theirs.state === "partly_returned";
}
