import { addWorkingDays, nextDay } from "#server/time/working-days.ts";
import { itemAt, type Model } from "./model.ts";
import { isPrinted } from "./model-taller.ts";
import { counted } from "./model-trabajos.ts";

const unprinted: readonly string[] = ["en_pausa", "en_cola", "imprimiendo"];

/** The earliest working day on which a pedido that began on `fecha` can be printed; null when nothing tells. */
export function firstPossible(
  { impresora, pedidos, taller }: Model,
  { pedido, fecha }: { pedido: number; fecha: string },
): string | null {
  const { person } = itemAt(pedidos, pedido);
  const own = unitsOf(pedidos, pedido);
  if (own === 0 || impresora.state === "off") return null;
  const ahead = taller.trabajos.filter(
    (it) => it.pedido !== pedido && it.gramos > 0 && unprinted.includes(it.estado),
  ).length;
  const awaited = pedidos.flatMap((it, place) =>
    it.person !== person && it.estado === "pendiente_pago" ? unitsOf(pedidos, place) : [],
  );
  const units = ahead + awaited.reduce((sum, count) => sum + count, own);
  const isOut = impresora.until !== null && fecha <= impresora.until;
  const first = isOut ? nextDay(impresora.until ?? fecha) : fecha;
  return addWorkingDays(first, { count: units - 1 });
}

/** Prints of the counted producto. */
function unitsOf(pedidos: Model["pedidos"], pedido: number): number {
  return itemAt(pedidos, pedido)
    .lineas.filter((line) => line.producto === counted.producto && isPrinted(line))
    .reduce((sum, { cantidad }) => sum + cantidad, 0);
}
