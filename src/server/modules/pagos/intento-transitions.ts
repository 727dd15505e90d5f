import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Transitions } from "../../transitions.ts";

/**
 * The life of one payment attempt. `confirmando` is the only state in which money may be moving;
 * it is left only with the provider's word. An attempt that was closed as aborted or expired may
 * still be confirmed by a late return, as long as its stock can be held again; any that was closed
 * as unpaid comes back to it when its money is found at the provider: by a commit that was answered
 * too late, or by the daily comparison. Authorised money is given back only when the owner says so,
 * and kept after all only when they take it back.
 */
export const intentoTransitions: Transitions<IntentoEstado> = {
  creando: ["abierto", "no_creado", "reemplazado"],
  abierto: ["confirmando", "abortado", "expirado", "reemplazado"],
  confirmando: [
    "autorizado",
    "rechazado",
    "abierto",
    "abortado",
    "expirado",
    "sin_stock",
    "reemplazado",
    "por_reembolsar",
  ],
  abortado: ["confirmando"],
  expirado: ["confirmando"],
  por_reembolsar: ["reembolsado", "autorizado"],
  autorizado: ["por_reembolsar"],
  rechazado: ["confirmando"],
  no_creado: [],
  reemplazado: ["confirmando"],
  sin_stock: ["confirmando"],
  reembolsado: [],
};

export const initialIntentoEstado = "creando";
export const finalIntentoEstados = [
  "autorizado",
  "rechazado",
  "no_creado",
  "reemplazado",
  "sin_stock",
  "reembolsado",
] as const;
