import type { TrabajoEstado, TrabajoTipo } from "#contract/schemas/taller.ts";
import { itemAt, type Model, type PricedLinea, unitsIn, unitsLeft } from "./model.ts";
import { counted, type ModelTrabajo } from "./model-trabajos.ts";

const paths: Record<TrabajoTipo, TrabajoEstado[]> = {
  imprimir: ["en_cola", "imprimiendo", "impreso", "revisado", "embalado"],
  empacar: ["en_cola", "embalado"],
};
const waiting: TrabajoEstado[] = ["en_pausa", "en_cola"];
/** Sooner given up than the next. */
const byProgress: TrabajoEstado[] = [...waiting, "imprimiendo", "impreso", "revisado", "embalado"];

/** The shelf has no piece with a text, and none that is made to measure. */
export const isPrinted = ({ medida, texto }: PricedLinea) => medida !== "plain" || texto !== "";

const isActive = ({ estado }: ModelTrabajo) => estado !== "fallido" && estado !== "detenido";

/** The pedido has become paid. */
export function createTrabajos(model: Model, pedido: number): void {
  const { lineas } = itemAt(model.pedidos, pedido);
  for (const [linea, { cantidad }] of lineas.entries()) {
    for (let unidad = 1; unidad <= cantidad; unidad++) add(model, { pedido, linea, unidad });
  }
}

function add(model: Model, unit: Pick<ModelTrabajo, "pedido" | "linea" | "unidad">): void {
  const line = itemAt(itemAt(model.pedidos, unit.pedido).lineas, unit.linea);
  const tipo = isPrinted(line) ? "imprimir" : "empacar";
  const isCounted = tipo === "imprimir" && line.producto === counted.producto;
  const gramos = isCounted ? counted.gramos : 0;
  model.taller.trabajos.push({ ...unit, tipo, estado: "en_cola", gramos });
}

/** Stops the least advanced work of units that went back; a new line gets its own. */
export function settleTrabajos(model: Model, pedido: number): void {
  const left = unitsLeft(itemAt(model.pedidos, pedido));
  for (const linea of itemAt(model.pedidos, pedido).lineas.keys()) {
    const active = ofLine(model, pedido, linea).filter(isActive);
    const extra = active.length - unitsIn(left, linea);
    const first = active.toSorted(
      (a, b) => byProgress.indexOf(a.estado) - byProgress.indexOf(b.estado) || b.unidad - a.unidad,
    );
    for (const it of first.slice(0, Math.max(0, extra))) it.estado = "detenido";
    for (let unidad = 1; unidad <= -extra; unidad++) add(model, { pedido, linea, unidad });
  }
}

/** A unit of the line waits for an answer to its retracto, or no longer. */
export function pauseTrabajo(
  model: Model,
  { pedido, linea, isOver }: { pedido: number; linea: number; isOver: boolean },
): void {
  const [from, to] = isOver
    ? (["en_pausa", "en_cola"] as const)
    : (["en_cola", "en_pausa"] as const);
  const found = ofLine(model, pedido, linea).findLast(({ estado }) => estado === from);
  if (found) found.estado = to;
}

/** Work that was begun with the text of before is done again. */
export function repeatTrabajos(model: Model, pedido: number, linea: number): void {
  const begun = ofLine(model, pedido, linea).filter(
    (it) => isActive(it) && !waiting.includes(it.estado),
  );
  for (const it of begun) failTrabajo(model, it);
}

function failTrabajo(model: Model, trabajo: ModelTrabajo): void {
  trabajo.estado = "fallido";
  add(model, trabajo);
}

function ofLine({ taller }: Model, pedido: number, linea: number): ModelTrabajo[] {
  return taller.trabajos.filter((it) => it.pedido === pedido && it.linea === linea);
}

/** A thumb on the board, which showed `desde`. */
export type BoardStep = { trabajo: number; desde: TrabajoEstado; estado: TrabajoEstado };

export function stepTrabajo(model: Model, { trabajo, desde, estado }: BoardStep): number {
  const found = itemAt(model.taller.trabajos, trabajo);
  if (itemAt(model.pedidos, found.pedido).estado !== "pagado") return 409;
  if (found.estado === estado) return 200;
  if (found.estado !== desde) return 409;
  if (!canStep(found.tipo, desde, estado)) return 422;
  if (estado === "fallido") {
    failTrabajo(model, found);
    return 200;
  }
  const before = waiting.includes(desde);
  if (before !== waiting.includes(estado)) {
    model.taller.filamento += before ? -found.gramos : found.gramos;
  }
  found.estado = estado;
  if (estado === "revisado") tellOfChecked(model, found.pedido);
  return 200;
}

function canStep(tipo: TrabajoTipo, desde: TrabajoEstado, estado: TrabajoEstado): boolean {
  const path = paths[tipo];
  const place = path.indexOf(desde);
  if (estado === "fallido") return tipo === "imprimir" && place > 0;
  // The check ends whatever was done beside the board.
  if (estado === "revisado" && tipo === "imprimir" && (place < 3 || desde === "en_pausa"))
    return desde !== "fallido" && desde !== "detenido";
  const to = path.indexOf(estado);
  return place >= 0 && to >= 0 && Math.abs(place - to) === 1;
}

/** One mail of each pedido, when the last of its prints is checked. */
function tellOfChecked(model: Model, pedido: number): void {
  const prints = model.taller.trabajos.filter(
    (it) => it.pedido === pedido && it.tipo === "imprimir" && isActive(it),
  );
  const isChecked = prints.every(({ estado }) => ["revisado", "embalado"].includes(estado));
  const mail = `pedido_revisado ${pedido}`;
  if (!isChecked || itemAt(model.pedidos, pedido).isErased || model.correos.includes(mail)) return;
  model.correos.push(mail);
}

/** Where a piece goes next, if it goes on. */
export function nextOf({ tipo, estado }: ModelTrabajo): TrabajoEstado {
  return paths[tipo][paths[tipo].indexOf(estado) + 1] ?? "revisado";
}

export function previousOf({ tipo, estado }: ModelTrabajo): TrabajoEstado {
  return paths[tipo][paths[tipo].indexOf(estado) - 1] ?? "en_cola";
}
