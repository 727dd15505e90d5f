/** Finer than the status that the API shows. */
export type Estado =
  | "created"
  | "form_open"
  | "aborted"
  | "expired"
  | "resolved_ok"
  | "resolved_rejected"
  | "committed_ok"
  | "committed_rejected"
  | "reversed"
  | "partially_nullified"
  | "nullified";

export type TipoPago = "VD" | "VN" | "VC" | "SI" | "S2" | "NC" | "VP";

export type Pago = { last4: string; tipo: TipoPago; cuotas: number };

export type Resolution = { vci: string; responseCode: number; authorizationCode: string };

export type Transaccion = {
  token: string;
  commerceCode: string;
  buyOrder: string;
  sessionId: string;
  amount: number;
  returnUrl: string;
  estado: Estado;
  createdAt: number;
  openedAt: number | null;
  resolvedAt: number | null;
  committedAt: number | null;
  pago: Pago | null;
  /** Decided by the form, told after the bank's answer. */
  cardApproves: boolean | null;
  resolution: Resolution | null;
  refundedAmount: number;
};

const shownStatus: Record<Estado, string> = {
  created: "INITIALIZED",
  form_open: "INITIALIZED",
  aborted: "INITIALIZED",
  expired: "INITIALIZED",
  resolved_ok: "INITIALIZED",
  resolved_rejected: "INITIALIZED",
  committed_ok: "AUTHORIZED",
  committed_rejected: "FAILED",
  reversed: "REVERSED",
  partially_nullified: "PARTIALLY_NULLIFIED",
  nullified: "NULLIFIED",
};

const unpaidEstados: readonly Estado[] = ["created", "form_open"];
const chargedEstados: readonly Estado[] = [
  "committed_ok",
  "reversed",
  "partially_nullified",
  "nullified",
];

export function statusOf(transaccion: Transaccion): string {
  return shownStatus[transaccion.estado];
}

export function isPayable(transaccion: Transaccion): boolean {
  return unpaidEstados.includes(transaccion.estado);
}

/** Before refunds. */
export function chargedAmount(transaccion: Transaccion): number {
  return chargedEstados.includes(transaccion.estado) ? transaccion.amount : 0;
}
