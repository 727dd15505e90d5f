import { conflict } from "../../../errors.ts";
import { findClosing, type ReembolsoConLineasRow, type Units } from "../../pedidos/index.ts";
import { pagosMessages } from "../pagos.messages.ts";

type Wish = { clave?: string | undefined; lineas?: Units | undefined };
type Known = { pedido: { total: number }; before: readonly ReembolsoConLineasRow[] };

/**
 * The reembolso that this wish made before. A clave says so; without one, a pedido whose rest is back
 * or on its way. Throws 409 for the clave of other lines.
 */
export function findRepeated(
  { clave, lineas }: Wish,
  { pedido, before }: Known,
): ReembolsoConLineasRow | undefined {
  const known = clave === undefined ? undefined : before.find((it) => it.clave === clave);
  if (known && lineas && keyOf(known.lineas) !== keyOf(lineas))
    throw conflict(pagosMessages.otherWish);
  return known ?? (lineas ? undefined : findClosing(pedido, before));
}

function keyOf(lineas: Units): string {
  const sorted = lineas.toSorted((a, b) => a.detalle_id - b.detalle_id);
  return sorted.map(({ detalle_id, cantidad }) => `${detalle_id}×${cantidad}`).join();
}
