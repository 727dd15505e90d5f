import { createHmac } from "node:crypto";
import type { Config } from "../../../config/config.ts";
import { currentKey } from "../../../config/keys.ts";
import type { Tx } from "../../../db/database.ts";
import { holdTries } from "../../../limits/limits.queries.ts";
import { wideNetwork } from "../../../limits/limits-address.ts";
import { sumHeldOf } from "../../catalogo/index.ts";
import { type Past, selectIntentosOfRed } from "../hold-episodes.queries.ts";
import { type HoldTime, holdTime, withoutHold } from "./hold-time.ts";

/** Starts of so few units do not wait for each other, and may exceed the network's bound by as many each. */
const fewUnits = 4;

export type Holder = {
  usuario_id: number;
  /** Address of the call. */
  address: string;
  units: number;
  config: Config;
  past: Pick<Past, "hasPaid" | "episodes">;
};

/**
 * Two large starts of one network must see each other's hold. Call it before any row but the usuario is
 * locked.
 */
export async function lockNetworkOfLargeStart(tx: Tx, holder: Holder): Promise<void> {
  if (holder.units <= fewUnits || holder.past.hasPaid) return;
  await holdTries(tx, `reservas:${keyOfNetwork(holder)}`);
}

/** `red`: the network of a new account, for whose bound the hold counts. */
export type Hold = HoldTime & { red: string | null };

/**
 * How long a start holds its stock, by the person's unpaid holds and by what the network of a new account
 * holds (docs/reglas.md 107). Beyond them nobody is refused: the stock is taken when the payment arrives.
 */
export async function planHold(tx: Tx, holder: Holder & { now: number }): Promise<Hold> {
  const { units, past, config, now } = holder;
  const factor = config.rateLimitFactor;
  const time = holdTime({ episodes: past.episodes, now, factor });
  if (time.hasta <= now || past.hasPaid) return { ...time, red: null };
  const red = keyOfNetwork(holder);
  const most = config.units.heldPerNetwork * factor;
  const held = await sumHeldOf(tx, await selectIntentosOfRed(tx, red));
  if (held + units <= most) return { ...time, red };
  return { ...withoutHold(time.desde, now), red: null };
}

/** Addresses are personal and guessable. */
function keyOfNetwork({ config, address }: Holder): string {
  const key = currentKey(config, "limits");
  return createHmac("sha256", key)
    .update(`red ${wideNetwork(address)}`)
    .digest("hex")
    .slice(0, 32);
}
