import type { Db } from "../../../db/database.ts";
import { deadAfterMs } from "../../../providers/provider-times.ts";
import { hours, seconds } from "../../../time/clock.ts";
import { type Intento, setNextQuestion } from "../intentos.queries.ts";

const firstBackoffMs = seconds(30);
const maxBackoffMs = hours(6);
const maxAgeShare = 1 / 4;

/** With back-off. */
export async function scheduleQuestion(
  db: Db,
  { intento, now }: { intento: Intento; now: number },
): Promise<void> {
  await setNextQuestion(db, { id: intento.id, at: now + delayOf(intento, now) });
}

function delayOf({ creado_en, consultas }: Intento, now: number): number {
  const age = now - creado_en;
  // The shopper may still be paying.
  if (age < deadAfterMs) return firstBackoffMs;
  const backoffMs = Math.min(maxBackoffMs, firstBackoffMs * 2 ** Math.min(consultas, 10));
  // The many questions of its first minutes must not silence an intento for hours.
  return Math.min(backoffMs, Math.max(firstBackoffMs, Math.round(age * maxAgeShare)));
}
