import { conflict } from "../../../errors.ts";
import type { Linea } from "../../carrito/index.ts";
import { lineaIsAMedida, lineaNotAMedida } from "../pagos.messages.ts";
import type { Buying } from "./buyer.ts";

type Told = { lineas: readonly Linea[]; buying: Pick<Buying, "sinRetracto"> };

/**
 * The productos whose buyer knows that their line cannot be regretted: none for a call that told nothing
 * (docs/reglas.md 179). Throws 409 when a line is made to measure and the buyer was shown otherwise, or the reverse.
 */
export function checkTold({ lineas, buying: { sinRetracto } }: Told): ReadonlySet<number> {
  if (sinRetracto === undefined) return new Set();
  const told = new Set(sinRetracto);
  const changed = lineas.find(({ producto_id, a_medida }) => a_medida !== told.has(producto_id));
  if (changed) {
    const { nombre_producto, a_medida } = changed;
    throw conflict(a_medida ? lineaIsAMedida(nombre_producto) : lineaNotAMedida(nombre_producto));
  }
  return told;
}
