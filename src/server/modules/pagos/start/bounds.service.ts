import { aboveUnitsOfProducto, heldTooMuch, pedidoTooLarge } from "#contract/unit-messages.ts";
import type { Config } from "../../../config/config.ts";
import type { Tx } from "../../../db/database.ts";
import { aboveBound } from "../../../errors.ts";
import { type Linea, sumByProducto, sumUnits } from "../../carrito/index.ts";
import { maxUnitsOf, selectHeldBy } from "../../catalogo/index.ts";

type Start = {
  lineas: readonly Linea[];
  usuario_id: number;
  config: Pick<Config, "units" | "rateLimitFactor">;
};

/**
 * Call it with the lines held: more than the stock was refused before (docs/reglas.md 4). Throws 422 above a
 * bound (docs/reglas.md 106), also for a carrito that is older than the bound. Answers what the person holds.
 */
export async function checkBounds(tx: Tx, { lineas, usuario_id, config }: Start): Promise<number> {
  const { units, rateLimitFactor } = config;
  const sums = new Map(sumByProducto(lineas).map((it) => [it.producto_id, it.cantidad]));
  for (const { producto_id, nombre_producto, stock } of lineas) {
    const maximo = maxUnitsOf(stock, units);
    const cantidad = sums.get(producto_id) ?? 0;
    if (cantidad > maximo) throw aboveBound(aboveUnitsOfProducto(nombre_producto, maximo), maximo);
  }
  if (sumUnits(lineas) > units.perPedido) {
    throw aboveBound(pedidoTooLarge(units.perPedido), units.perPedido);
  }
  // A payment that is being confirmed keeps its stock beside the new one.
  const held = await selectHeldBy(tx, usuario_id);
  const isAbove = lineas.some(({ producto_id, stock }) => {
    const own = held.find((it) => it.producto_id === producto_id)?.cantidad ?? 0;
    return own > maxUnitsOf(stock, units) * rateLimitFactor;
  });
  const most = units.heldPerPerson * rateLimitFactor;
  const total = sumUnits(held);
  if (isAbove || total > most) throw aboveBound(heldTooMuch(most), most);
  return total;
}
