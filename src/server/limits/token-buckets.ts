import { createRecentEntries } from "../recent-entries.ts";
import { type Clock, minutes } from "../time/clock.ts";
import { maxClients } from "./limits-table.ts";

export type BucketRule = { burst: number; perMinute: number };

export type TokenBuckets = {
  /** From 0 to 1. */
  shareLeft: (key: string) => number;
  /** Takes `cost` when it is there and answers 0, otherwise the milliseconds until it is. */
  take: (key: string, cost: number) => number;
};

/** Sums of fractions miss by less. */
const roundingMs = 0.001;

type Bucket = { tokens: number; at: number };
export type TokenBucketsOptions = { rule: BucketRule; clock: Clock; factor: number };

/** Budgets in memory, full at first and refilled steadily. `factor`: `RATE_LIMIT_FACTOR`. */
export function createTokenBuckets({ rule, clock, factor }: TokenBucketsOptions): TokenBuckets {
  const burst = rule.burst * factor;
  const perMs = (rule.perMinute * factor) / minutes(1);
  const buckets = createRecentEntries<Bucket>(maxClients);

  function read(key: string): Bucket {
    const at = clock.now();
    const bucket = buckets.get(key) ?? { tokens: burst, at };
    // A clock that was set back refills nothing.
    const elapsedMs = Math.max(0, at - bucket.at);
    return { tokens: Math.min(burst, bucket.tokens + elapsedMs * perMs), at };
  }

  return {
    shareLeft: (key) => read(key).tokens / burst,
    take(key, cost) {
      const { tokens, at } = read(key);
      if (tokens < cost) return Math.ceil((cost - tokens) / perMs - roundingMs);
      buckets.set(key, { tokens: tokens - cost, at });
      return 0;
    },
  };
}
