import type { DevolucionEstado } from "#contract/schemas/devoluciones.ts";
import type { Transitions } from "../../transitions.ts";

/** A devolucion that gives money back ends as `aceptada`: its reembolso tells the rest. */
export const devolucionTransitions: Transitions<DevolucionEstado> = {
  pedida: ["aceptada", "rechazada"],
  aceptada: ["resuelta"],
  rechazada: [],
  resuelta: [],
};

export const initialDevolucionEstado = "pedida";
export const finalDevolucionEstados = ["aceptada", "rechazada", "resuelta"] as const;
