import { casesOfEngine } from "#tests/support/faults/each-kind.ts";

/** A call, and the fault of the provider that it meets once. */
const all = [
  ["refund", "error500"],
  ["refund", "sin_respuesta"],
  ["refund", "json_malo"],
  ["refund", "vacia"],
  ["refund", "html"],
  ["refund", "no_autorizado"],
  ["refund", "bloqueada"],
  ["refund", "reembolso_rechazado"],
  ["status", "error500"],
  ["status", "sin_respuesta"],
  ["status", "json_malo"],
  ["status", "otra_orden"],
  ["status", "otra_sesion"],
  ["status", "estado_vacio"],
  ["status", "estado_contradictorio"],
] as const;

export const refundCells = casesOfEngine(all, ([operacion]) => operacion);
