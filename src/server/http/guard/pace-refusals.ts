import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { seconds } from "../../clock.ts";
import { maxClients } from "./limits-table.ts";

/** 40 refusals a second for each network. */
const apartMs = 25;
/** 200 at once: more would use up the connections of the shop, or of the proxy in front of it. */
const maxDelayMs = seconds(5);

/**
 * Delays refusals of one network that follow each other faster: whoever goes on asking on many
 * connections would otherwise keep the process busy with saying no. Whoever asks without waiting for
 * answers is refused at once when too many of theirs wait.
 */
export function createRefusalPace(): (network: string) => Promise<void> {
  const nextAt = new LRUCache<string, number>({ max: maxClients });
  return async (network) => {
    const now = performance.now();
    const at = Math.max(now, nextAt.get(network) ?? 0);
    if (at - now >= maxDelayMs) return;
    nextAt.set(network, at + apartMs);
    if (at > now) await wait(at - now, undefined, { ref: false });
  };
}
