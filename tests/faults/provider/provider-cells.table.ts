/** Four operations, fifteen faults (docs/reglas.md 85). */
export type Operacion = "create" | "commit" | "status" | "refund";

type Fault = { name: string; falla: string; options?: Record<string, unknown> };

/** In the stand-in's words; `antes` loses the call before its effect. */
export const faults = [
  { name: "slow", falla: "lento", options: { ms: 20_000 } },
  { name: "reset before the effect", falla: "sin_respuesta", options: { antes: true } },
  { name: "reset after the effect", falla: "sin_respuesta", options: { antes: false } },
  { name: "500 before the effect", falla: "error500", options: { antes: true } },
  { name: "500 after the effect", falla: "error500", options: { antes: false } },
  { name: "401", falla: "no_autorizado" },
  { name: "422 locked", falla: "bloqueada" },
  { name: "422 aborted", falla: "abortada" },
  { name: "HTML", falla: "html" },
  { name: "bad JSON", falla: "json_malo" },
  { name: "empty answer", falla: "vacia" },
  { name: "other amount", falla: "otro_monto" },
  { name: "other order", falla: "otra_orden" },
  { name: "other page", falla: "otra_pagina" },
  { name: "contradictory status", falla: "estado_contradictorio" },
] as const satisfies readonly Fault[];

export type FaultName = (typeof faults)[number]["name"];

/** The answer at once, and the pedido's estado after recovery. */
export type Cell = {
  answer: "paid" | "checking" | "refused" | "given back";
  ends: "pagado" | "reembolsado";
};

const refused: Cell = { answer: "refused", ends: "pagado" };
const paid: Cell = { answer: "paid", ends: "pagado" };
const checked: Cell = { answer: "checking", ends: "pagado" };
const reversed: Cell = { answer: "checking", ends: "reembolsado" };
const backAtOnce: Cell = { answer: "given back", ends: "reembolsado" };
const backLater: Cell = { answer: "checking", ends: "reembolsado" };

export const cells: Record<Operacion, Record<FaultName, Cell>> = {
  // An unknown token was never paid; unknown fields are ignored.
  create: {
    slow: refused,
    "reset before the effect": refused,
    "reset after the effect": refused,
    "500 before the effect": refused,
    "500 after the effect": refused,
    "401": refused,
    "422 locked": refused,
    "422 aborted": refused,
    HTML: refused,
    "bad JSON": refused,
    "empty answer": refused,
    "other amount": paid,
    "other order": paid,
    "other page": refused,
    "contradictory status": paid,
  },
  // After an effect the status says paid; otherwise the reconciler commits again.
  commit: {
    slow: paid,
    "reset before the effect": checked,
    "reset after the effect": paid,
    "500 before the effect": checked,
    "500 after the effect": paid,
    "401": checked,
    "422 locked": checked,
    "422 aborted": checked,
    HTML: checked,
    "bad JSON": paid,
    "empty answer": paid,
    "other amount": reversed,
    "other order": reversed,
    "other page": paid,
    "contradictory status": paid,
  },
  // The status decides a lost commit.
  status: {
    slow: checked,
    "reset before the effect": checked,
    "reset after the effect": checked,
    "500 before the effect": checked,
    "500 after the effect": checked,
    "401": checked,
    "422 locked": checked,
    "422 aborted": checked,
    HTML: checked,
    "bad JSON": checked,
    "empty answer": checked,
    "other amount": reversed,
    "other order": reversed,
    "other page": paid,
    "contradictory status": checked,
  },
  refund: {
    slow: backAtOnce,
    "reset before the effect": backLater,
    "reset after the effect": backAtOnce,
    "500 before the effect": backLater,
    "500 after the effect": backAtOnce,
    "401": backLater,
    "422 locked": backLater,
    "422 aborted": backLater,
    HTML: backLater,
    "bad JSON": backAtOnce,
    "empty answer": backAtOnce,
    "other amount": backAtOnce,
    "other order": backAtOnce,
    "other page": backAtOnce,
    "contradictory status": backAtOnce,
  },
};
