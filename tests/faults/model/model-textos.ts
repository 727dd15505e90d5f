import { itemAt, type Model, unitsIn, unitsLeft } from "./model.ts";
import type { Texto } from "./model-piezas.ts";
import { repeatTrabajos, settleTrabajos } from "./model-taller.ts";

/** A new text for one unit of the line at `linea`. */
export type Correction = { pedido: number; linea: number; texto: Exclude<Texto, ""> };

/** One unit of a line, by the owner; of several it becomes a line of its own (docs/reglas.md 202). */
export function correctTexto(model: Model, { pedido, linea, texto }: Correction): number {
  const bought = itemAt(model.pedidos, pedido);
  const { estado, lineas, reembolsos } = bought;
  if (estado !== "pagado" || reembolsos.some(({ isDone }) => !isDone)) return 409;
  const line = itemAt(lineas, linea);
  const left = unitsIn(unitsLeft(bought), linea);
  // A retracto may name units of a line whose buyer was told nothing.
  const isWhole = line.cantidad === 1 && left === 1;
  if (left < 1 || (line.medida !== "told" && !isWhole)) return 409;
  if (line.texto === "") return 422;
  if (line.texto === texto) return 200;
  if (line.cantidad === 1) {
    line.texto = texto;
    repeatTrabajos(model, pedido, linea);
  } else {
    line.cantidad -= 1;
    lineas.push({ ...line, texto, cantidad: 1 });
  }
  settleTrabajos(model, pedido);
  return 200;
}
