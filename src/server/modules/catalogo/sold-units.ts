import type { Db } from "../../db/database.ts";
import { selectVentasVersion, sumSoldUnits } from "./catalogo.queries.ts";

type Sum = { ventas: number; units: number };

const sums = new WeakMap<Db, Sum>();

/**
 * Every page shows it; summed again only after a sale or a return. The version is read first: a sale in between is
 * in the sum, and the next call sums again.
 */
export async function readSoldUnits(db: Db): Promise<number> {
  const ventas = await selectVentasVersion(db);
  const known = sums.get(db);
  if (known?.ventas === ventas) return known.units;
  const units = await sumSoldUnits(db);
  sums.set(db, { ventas, units });
  return units;
}
