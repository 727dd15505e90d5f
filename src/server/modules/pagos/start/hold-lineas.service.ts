import { insufficientStock } from "#contract/unit-messages.ts";
import type { Config } from "../../../config/config.ts";
import type { Tx } from "../../../db/database.ts";
import { type AppError, conflict } from "../../../errors.ts";
import { type Linea, sumByProducto, sumUnits } from "../../carrito/index.ts";
import { releaseReservas, reserve } from "../../catalogo/index.ts";
import { checkBounds } from "./bounds.service.ts";
import type { Wish } from "./read-wish.service.ts";

type Holding = {
  wish: Pick<Wish, "buying" | "lineas">;
  intentoId: number;
  /** The hold's end. */
  hasta: number;
  config: Config;
  now: number;
};

/**
 * Takes the units of a new intento. Answers what the person holds with it. Throws 409 without stock, and 422 above a
 * bound.
 */
export async function holdLineas(tx: Tx, holding: Holding): Promise<number> {
  const { wish, intentoId, hasta, config, now } = holding;
  const { lineas, buying } = wish;
  const { usuario_id } = buying;
  const { missing } = await reserve(tx, {
    intento_id: intentoId,
    usuario_id,
    expira_en: hasta,
    lines: sumByProducto(lineas),
  });
  if (missing !== null) throw await refuseStock(tx, { lineas, missing, buying });
  const held = await checkBounds(tx, { lineas, usuario_id, config });
  // Its stock is there, and is taken when the payment arrives.
  if (hasta <= now) await releaseReservas(tx, intentoId);
  return held;
}

type Missing = Pick<Wish, "buying" | "lineas"> & { missing: number };

/** Somebody took the units after the carrito was read. */
async function refuseStock(tx: Tx, { lineas, missing, buying }: Missing): Promise<AppError> {
  const isMissing = ({ producto_id }: Linea) => producto_id === missing;
  const now = (await buying.readLineas(tx)).find(isMissing);
  const wanted = lineas.filter(isMissing);
  const nombre = wanted[0]?.nombre_producto ?? "";
  const cantidad = sumUnits(wanted);
  // Its own reserva is written already and counts as available, although no stock is held for it.
  const disponible = Math.max(0, (now?.disponible ?? 0) - cantidad);
  return conflict(insufficientStock(nombre, disponible), disponible);
}
