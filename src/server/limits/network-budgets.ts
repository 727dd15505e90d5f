import { clientNetwork, wideNetwork } from "./limits-address.ts";
import { wideTimes } from "./limits-table.ts";
import {
  createTokenBuckets,
  type TokenBuckets,
  type TokenBucketsOptions,
} from "./token-buckets.ts";

/** Token buckets by client address: one for its network, and a larger one for its /48 of IPv6. */
export function createNetworkBudgets({ rule, clock, factor }: TokenBucketsOptions): TokenBuckets {
  const own = createTokenBuckets({ rule, clock, factor });
  const wide = createTokenBuckets({ rule, clock, factor: factor * wideTimes });
  return {
    shareLeft: (address) =>
      Math.min(own.shareLeft(clientNetwork(address)), wide.shareLeft(wideNetwork(address))),
    // In this order: what one network is refused must not use up what its neighbours have.
    take: (address, cost) =>
      own.take(clientNetwork(address), cost) || wide.take(wideNetwork(address), cost),
  };
}
