import { dayMs, hourMs, minuteMs } from "../clock.ts";
import { isPayable, type Transaccion } from "./transaccion.ts";

export type Limits = {
  toOpenMs: number;
  formMs: number;
  /** Not documented for REST; longer than a shop's reconciliation. */
  toCommitMs: number;
  reversalMs: number;
  statusMs: number;
  refundMs: number;
};

/** Webpay's integration environment. */
export const integrationLimits: Limits = {
  toOpenMs: 5 * minuteMs,
  formMs: 10 * minuteMs,
  toCommitMs: 10 * minuteMs,
  reversalMs: 3 * hourMs,
  statusMs: 7 * dayMs,
  refundMs: 90 * dayMs,
};

/** Expires unpaid transactions, aborts uncommitted ones. */
export function ageTransaccion(transaccion: Transaccion, now: number, limits: Limits): Transaccion {
  if (isPayable(transaccion) && now > payableUntil(transaccion, limits)) {
    return { ...transaccion, estado: "expired" };
  }
  const isUnconfirmed = transaccion.committedAt === null && transaccion.resolvedAt !== null;
  const isResolved = transaccion.estado.startsWith("resolved_");
  if (isResolved && isUnconfirmed && now > (transaccion.resolvedAt ?? 0) + limits.toCommitMs) {
    return { ...transaccion, estado: "aborted" };
  }
  return transaccion;
}

export function payableUntil(transaccion: Transaccion, limits: Limits): number {
  return transaccion.openedAt === null
    ? transaccion.createdAt + limits.toOpenMs
    : transaccion.openedAt + limits.formMs;
}
