import type { Tx } from "../../../db/database.ts";
import { deadAfterMs } from "../../../providers/provider-times.ts";
import {
  bumpHeld,
  type Held,
  holdReservas,
  keepReservas,
  letReservasExpire,
  releaseReservas,
} from "../../catalogo/index.ts";
import type { LiveIntento } from "../intentos.queries.ts";

type Keeping = {
  intento_id: number;
  /** Locked, open, of the same person. */
  newer: readonly LiveIntento[];
  now: number;
};

/** `lent`: newer intentos that hold nothing any more. */
type Kept = { held: Held; lent: LiveIntento[] };

/**
 * Holds what the intento sells until its outcome is known. A closed one that is paid after all takes units that
 * newer intentos of the same person hold: those may never be paid.
 */
export async function keepStock(tx: Tx, { intento_id, newer, now }: Keeping): Promise<Kept> {
  const held = await keepReservas(tx, { intento_id, now });
  const lent: LiveIntento[] = [];
  if (held !== "gone") return { held, lent };
  for (const other of newer) {
    if (!(await releaseReservas(tx, other.id))) continue;
    await bumpHeld(tx, other.id);
    lent.push(other);
  }
  if (lent.length === 0) return { held, lent };
  return { held: await keepReservas(tx, { intento_id, now }), lent };
}

/** When that was not enough: the rows of their productos are still locked, so nobody has taken the units. */
export async function giveStockBack(tx: Tx, lent: readonly LiveIntento[]): Promise<void> {
  for (const { id, reserva_hasta, creado_en } of lent) {
    await holdReservas(tx, id);
    const expira_en = reserva_hasta ?? creado_en + deadAfterMs;
    await letReservasExpire(tx, { intento_id: id, expira_en });
    await bumpHeld(tx, id);
  }
}
