import { conflict } from "../../../errors.ts";
import type { Linea } from "../../carrito/index.ts";
import { lineaIsAMedida, lineaNotAMedida } from "../pagos.messages.ts";
import type { Buying } from "./buyer.ts";

type Told = { lineas: readonly Linea[]; buying: Pick<Buying, "sinRetracto"> };

/**
 * The productos whose buyer knows that their line cannot be regretted: none for a call that told nothing
 * (docs/reglas.md 179). Throws 409 when a line is made to measure and the buyer was shown otherwise, or the reverse.
 */
export function checkRetracto({ lineas, buying: { sinRetracto } }: Told): ReadonlySet<number> {
  if (sinRetracto === undefined) return new Set();
  const told = new Set(sinRetracto);
  // A producto may have a plain line beside one with a name.
  const medida = new Set(lineas.flatMap((it) => (it.a_medida ? it.producto_id : [])));
  const changed = lineas.find(({ producto_id: id }) => medida.has(id) !== told.has(id));
  if (changed) {
    const { nombre_producto, producto_id } = changed;
    throw conflict(
      medida.has(producto_id) ? lineaIsAMedida(nombre_producto) : lineaNotAMedida(nombre_producto),
    );
  }
  return told;
}
