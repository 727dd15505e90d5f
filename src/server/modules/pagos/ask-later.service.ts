import { hours, minutes, seconds } from "../../clock.ts";
import type { AppContext } from "../../context.ts";
import { type Intento, scheduleIntento } from "./intentos.queries.ts";

const firstBackoffMs = seconds(30);
const maxBackoffMs = hours(6);
/** The provider's page lives 5 + 10 minutes; later an unpaid attempt is dead. */
export const deadAfterMs = minutes(16);

/** Plans the next question about an attempt, less often the more were asked. */
export async function askLater(ctx: AppContext, intento: Intento): Promise<void> {
  const backoffMs = Math.min(maxBackoffMs, firstBackoffMs * 2 ** Math.min(intento.consultas, 10));
  // Before the attempt can be dead it is asked at a steady pace: its shopper may still be paying.
  const isYoung = ctx.clock.now() - intento.creado_en < deadAfterMs;
  const delayMs = isYoung ? firstBackoffMs : backoffMs;
  await scheduleIntento(ctx.db, { id: intento.id, at: ctx.clock.now() + delayMs });
}
