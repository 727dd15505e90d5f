import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Transitions } from "../../transitions.ts";

/**
 * Money moves only in `confirmando`, which is left by the provider's word alone, or a person's once the provider
 * no longer tells (docs/reglas.md 132). A closed intento
 * comes back to it by a late return or a charge. Authorised money goes back, and money on its way
 * back is kept, only by the owner's word.
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
