import type { TrabajoEstado, TrabajoTipo } from "../../schemas/taller.ts";

/** The sequence of a trabajo. A piece of the shelf is only packed. */
const steps: Readonly<Record<TrabajoTipo, readonly TrabajoEstado[]>> = {
  imprimir: ["en_cola", "imprimiendo", "impreso", "revisado", "embalado"],
  empacar: ["en_cola", "embalado"],
};

/** Null when nothing follows. */
export function nextTrabajoEstado(tipo: TrabajoTipo, estado: TrabajoEstado): TrabajoEstado | null {
  const place = steps[tipo].indexOf(estado);
  return place < 0 ? null : (steps[tipo][place + 1] ?? null);
}

/** A print can fail once it has begun, also when the check finds the fault. */
export function canFail(tipo: TrabajoTipo, estado: TrabajoEstado): boolean {
  return tipo === "imprimir" && steps.imprimir.indexOf(estado) > 0;
}

/** One step on, or one back for a slip of the thumb. Whatever was done beside the board ends in the check. */
export function canStep(tipo: TrabajoTipo, from: TrabajoEstado, to: TrabajoEstado): boolean {
  if (to === "fallido") return canFail(tipo, from);
  if (nextTrabajoEstado(tipo, from) === to || nextTrabajoEstado(tipo, to) === from) return true;
  return to === "revisado" && isUnchecked(tipo, from);
}

/** A print that keeps its pedido from being sent. */
export function isUnchecked(tipo: TrabajoTipo, estado: TrabajoEstado): boolean {
  return tipo === "imprimir" && uncheckedEstados.includes(estado);
}

const uncheckedEstados: readonly TrabajoEstado[] = [
  "en_pausa",
  "en_cola",
  "imprimiendo",
  "impreso",
];

/** At its check, and until it is in the parcel. */
export function canBePhotographed({ tipo, estado }: Piece): boolean {
  return tipo === "imprimir" && (estado === "impreso" || estado === "revisado");
}

type Piece = { tipo: TrabajoTipo; estado: TrabajoEstado };
