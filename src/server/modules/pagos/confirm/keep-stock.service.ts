import type { Tx } from "../../../db/database.ts";
import { deadAfterMs } from "../../../providers/provider-times.ts";
import {
  type Held,
  holdReservas,
  keepReservas,
  letReservasExpire,
  lockReservas,
  releaseReservas,
  takeStockBack,
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
  // All reservas before any producto, as the sweep locks them.
  for (const { id } of newer) await lockReservas(tx, id);
  const held = await keepReservas(tx, { intento_id, now });
  const lent: LiveIntento[] = [];
  if (held !== "gone") return { held, lent };
  for (const other of newer) {
    if (await releaseReservas(tx, other.id)) lent.push(other);
  }
  if (lent.length === 0) return { held, lent };
  const again = await keepReservas(tx, { intento_id, now });
  return { held: again, lent };
}

/** When that was not enough: the rows of their productos are still locked, so nobody has taken the units. */
export async function giveStockBack(tx: Tx, lent: readonly LiveIntento[]): Promise<void> {
  for (const { id, reserva_hasta, creado_en } of lent) {
    await holdReservas(tx, id, takeStockBack);
    const expira_en = reserva_hasta ?? creado_en + deadAfterMs;
    await letReservasExpire(tx, { intento_id: id, expira_en });
  }
}
