import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import type { Transitions } from "../../transitions.ts";

/** Work on a unit is stopped by a reembolso, goes on when that is withdrawn, and ends when its pedido is sent. */
export const trabajoTransitions: Transitions<TrabajoEstado> = {
  en_cola: ["imprimiendo", "revisado", "embalado", "en_pausa", "detenido"],
  en_pausa: ["en_cola", "revisado", "embalado", "detenido"],
  imprimiendo: ["impreso", "revisado", "en_cola", "fallido", "embalado", "detenido"],
  impreso: ["revisado", "imprimiendo", "fallido", "embalado", "detenido"],
  revisado: ["embalado", "impreso", "fallido", "detenido"],
  embalado: ["revisado", "en_cola", "fallido", "detenido"],
  fallido: [],
  detenido: ["en_pausa", "en_cola", "imprimiendo", "impreso", "revisado", "embalado"],
};

export const initialTrabajoEstado = "en_cola";
export const finalTrabajoEstados = ["embalado", "fallido", "detenido"] as const;

/** No printer has begun them. */
export const waitingTrabajoEstados = ["en_pausa", "en_cola"] as const satisfies TrabajoEstado[];

export function isWaitingTrabajo(estado: TrabajoEstado): boolean {
  return waitingTrabajoEstados.some((it) => it === estado);
}

/** Waiting or under way, in the sequence in which work is given up first. */
export const openTrabajoEstados = [
  "en_pausa",
  "en_cola",
  "imprimiendo",
  "impreso",
  "revisado",
] as const satisfies readonly TrabajoEstado[];

/** Made for nothing once the text of the piece has changed. */
export const begunTrabajoEstados = [
  "imprimiendo",
  "impreso",
  "revisado",
  "embalado",
] as const satisfies readonly TrabajoEstado[];

/** Seen by the shop and found good: its buyer may see it, too. */
export const checkedTrabajoEstados = [
  "revisado",
  "embalado",
] as const satisfies readonly TrabajoEstado[];
