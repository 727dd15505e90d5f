import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { seconds } from "../../clock.ts";
import { maxClients } from "./limits-table.ts";

/** 40 refusals a second for each network. */
const apartMs = 25;
const maxDelayMs = seconds(5);

/**
 * Delays refusals of one network that follow each other faster: whoever goes on asking on many
 * connections would otherwise keep the process busy with saying no.
 */
export function createRefusalPace(): (network: string) => Promise<void> {
  const nextAt = new LRUCache<string, number>({ max: maxClients });
  return async (network) => {
    const now = performance.now();
    const at = Math.min(Math.max(now, nextAt.get(network) ?? 0), now + maxDelayMs);
    nextAt.set(network, at + apartMs);
    if (at > now) await wait(at - now, undefined, { ref: false });
  };
}
