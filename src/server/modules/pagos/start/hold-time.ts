import { deadAfterMs } from "../../../providers/provider-times.ts";
import { minutes } from "../../../time/clock.ts";

/** Unpaid starts that followed each other closely, as one hold. Milliseconds. */
export type Episode = { desde: number; hasta: number; isPaid: boolean };

/**
 * From `desde`, when the person's hold began, to `hasta`. Without a hold `hasta` is past, and the stock is taken
 * when the payment arrives; `desde` is null unless an earlier start began it.
 */
export type HoldTime = { desde: number | null; hasta: number };

/** Most payments are made in this time: 5 minutes to open the page (docs/webpay.md "Times"). */
const shortMs = minutes(5);
/** Somebody else's turn: a start in this time after a hold goes on with that hold. */
const pauseMs = deadAfterMs;

/** Unpaid holds of the last day before which one is long, and before which one is short. */
const longBefore = 3;
const shortBefore = 6;

/**
 * How long a start holds its stock (docs/reglas.md 107). `episodes`: the person's of the last day. `factor`
 * multiplies how many are long and short, for load tests.
 */
export function holdTime({
  episodes,
  now,
  factor,
}: {
  episodes: readonly Episode[];
  now: number;
  factor: number;
}): HoldTime {
  const unpaid = episodes.filter(({ isPaid }) => !isPaid);
  const current = unpaid.find(({ desde, hasta }) => desde <= now && now < hasta + pauseMs);
  const earlier = unpaid.length - (current ? 1 : 0);
  const lengthMs = lengthAfter(earlier / factor);
  const desde = current?.desde ?? now;
  const hasta = Math.min(now + lengthMs, desde + 2 * lengthMs);
  return hasta > now ? { desde, hasta } : withoutHold(desde, now);
}

/** The episode that a start belongs to lasts no longer by it. */
export function withoutHold(desde: number | null, now: number): HoldTime {
  const isContinued = desde !== null && desde < now;
  return isContinued ? { desde, hasta: desde } : { desde: null, hasta: now };
}

function lengthAfter(unpaidHolds: number): number {
  if (unpaidHolds < longBefore) return deadAfterMs;
  return unpaidHolds < shortBefore ? shortMs : 0;
}
