import type { PeticionTipo } from "#contract/schemas/peticiones.ts";

/** Tipos that last once they are accepted, until somebody lifts them. */
export const lastingTipos = ["bloqueo", "oposicion"] as const satisfies readonly PeticionTipo[];

type Standing = { tipo: PeticionTipo; estado: string; levantada_en: number | null };

export function isVigente({ tipo, estado, levantada_en }: Standing): boolean {
  const isLasting: boolean = lastingTipos.some((name) => name === tipo);
  return isLasting && estado === "aceptada" && levantada_en === null;
}
