import { hours, minutes, seconds } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import { type Intento, scheduleIntento } from "../intentos.queries.ts";

const firstBackoffMs = seconds(30);
const maxBackoffMs = hours(6);
/** The provider's page lives 5 + 10 minutes; later an unpaid attempt is dead. */
export const deadAfterMs = minutes(16);

/** An attempt that is so old is not asked about less often than after a quarter of its age. */
const ageShare = 4;

/** Plans the next question about an attempt, less often the more were asked and the older it is. */
export async function askLater(ctx: AppContext, intento: Intento): Promise<void> {
  const now = ctx.clock.now();
  await scheduleIntento(ctx.db, { id: intento.id, at: now + delayOf(intento, now) });
}

function delayOf({ creado_en, consultas }: Intento, now: number): number {
  const age = now - creado_en;
  // Before the attempt can be dead it is asked at a steady pace: its shopper may still be paying.
  if (age < deadAfterMs) return firstBackoffMs;
  const backoffMs = Math.min(maxBackoffMs, firstBackoffMs * 2 ** Math.min(consultas, 10));
  // The many questions of its youth must not silence it for hours the moment it grows old.
  return Math.min(backoffMs, Math.max(firstBackoffMs, Math.round(age / ageShare)));
}
