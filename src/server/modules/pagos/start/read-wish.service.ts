import { errorMessages } from "#contract/error-messages.ts";
import { sumClp } from "#contract/values/pago/clp.ts";
import type { Tx } from "../../../db/database.ts";
import { invalid } from "../../../errors.ts";
import { type Linea, refusePieza } from "../../carrito/index.ts";
import type { Buyer, Buying } from "./buyer.ts";
import { checkRetracto } from "./check-retracto.ts";

/** `sinRetracto`: productos whose buyer was told that they have none. */
export type Wish = { buying: Buying; lineas: Linea[]; sinRetracto: ReadonlySet<number> };

/** Who buys what, as it is now. Throws 409 and 422 for lines that cannot be bought as they were shown. */
export async function readWish(
  tx: Tx,
  { buyer, now }: { buyer: Buyer; now: number },
): Promise<Wish> {
  const buying = await buyer(tx, now);
  const lineas = await buying.readLineas(tx);
  if (lineas.length === 0) throw invalid(errorMessages.carritoEmpty);
  if (sumClp(lineas) <= 0) throw invalid(errorMessages.carritoEmpty);
  checkPiezas(lineas);
  return { buying, lineas, sinRetracto: checkRetracto({ lineas, buying }) };
}

/** The campos may have changed since the line was put into the carrito. */
function checkPiezas(lineas: readonly Linea[]): void {
  for (const { nombre_producto, pieza } of lineas) {
    const errores = pieza?.errores ?? {};
    if (Object.keys(errores).length > 0) throw refusePieza(nombre_producto, errores);
  }
}
