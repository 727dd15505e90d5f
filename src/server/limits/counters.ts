import type { AppContext } from "../context.ts";
import type { Tx } from "../db/database.ts";
import { createRecentEntries } from "../recent-entries.ts";
import type { Clock } from "../time/clock.ts";
import { holdTries, updateTries } from "./limits.queries.ts";
import { type Tries, takeTry } from "./limits-count.ts";
import { type LimitRule, maxClients } from "./limits-table.ts";

type Rule = Pick<LimitRule, "max" | "windowMs" | "isDoubling">;

/** Counts a try in the database and answers 0, or the milliseconds to wait until there is one again. */
export async function countTry(
  tx: Tx,
  { clock, config }: Pick<AppContext, "clock" | "config">,
  { clave, rule }: { clave: string; rule: Rule },
): Promise<number> {
  const max = rule.max * config.rateLimitFactor;
  const taken = takeTry(await holdTries(tx, clave), { ...rule, max }, clock.now());
  if ("waitMs" in taken) return taken.waitMs;
  await updateTries(tx, clave, taken.next);
  return 0;
}

/** Counts in the memory of this process, by key. */
export function createMemoryCounter(clock: Clock, rule: Rule): (key: string) => number {
  const kept = createRecentEntries<Tries>(maxClients);
  return (key) => {
    const known = kept.get(key);
    const taken = takeTry(known ?? { cuenta: 0, vence_en: 0 }, rule, clock.now());
    if ("waitMs" in taken) return taken.waitMs;
    // Storing an entry again costs several times its lookup.
    if (known) Object.assign(known, taken.next);
    else kept.set(key, taken.next);
    return 0;
  };
}
