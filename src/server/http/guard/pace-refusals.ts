import { setTimeout as wait } from "node:timers/promises";
import { maxClients } from "../../limits/limits-table.ts";
import { createRecentEntries } from "../../recent-entries.ts";
import { seconds } from "../../time/clock.ts";

/** 40 refusals a second for each network. */
const apartMs = 25;
/** 200 at once: more would use up the connections of the shop, or of the proxy in front of it. */
const maxDelayMs = seconds(5);

/**
 * Delays the refusals of one network to that rate: a loop on many connections would otherwise use up
 * the process. A network with too many delayed refusals is refused without a delay.
 */
export function createRefusalPace(): (network: string) => Promise<void> {
  const nextAt = createRecentEntries<number>(maxClients);
  return async (network) => {
    const now = performance.now();
    const at = Math.max(now, nextAt.get(network) ?? 0);
    if (at - now >= maxDelayMs) return;
    nextAt.set(network, at + apartMs);
    if (at > now) await wait(at - now, undefined, { ref: false });
  };
}
