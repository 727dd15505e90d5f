import type { Clock } from "../../clock.ts";
import { tooManyRequests } from "../../errors.ts";
import { createFairQueue } from "./fair-queue.ts";
import { renderQueue, renderRule } from "./limits-table.ts";
import { type LoadShedding, refusal } from "./load-shedding.ts";
import { createTokenBuckets } from "./token-buckets.ts";

export type RenderGuard = {
  /**
   * Draws on the budget of a network, before anything is rendered for it. Throws 429 when it is
   * used up, and 503 while the process lags and this network has rendered much.
   */
  take: (network: string, cost: number) => void;
  /** Renders in the network's turn. */
  run: <T>(network: string, render: () => Promise<T>) => Promise<T>;
};

type GuardOptions = { clock: Clock; factor: number; load: Pick<LoadShedding, "isStrained"> };

/** Each process counts for itself; kept bytes pass without (docs/decisions/0033). */
export function createRenderGuard({ clock, factor, load }: GuardOptions): RenderGuard {
  const budgets = createTokenBuckets({ rule: renderRule, clock, factor });
  const queue = createFairQueue(renderQueue);
  const isFrugal = (network: string) => budgets.shareLeft(network) >= renderRule.frugalShare;

  return {
    take(network, cost) {
      if (load.isStrained() && !isFrugal(network)) throw refusal();
      const waitMs = budgets.take(network, cost);
      if (waitMs > 0) throw tooManyRequests(waitMs);
    },
    run(network, render) {
      const { frugal, other } = renderRule.rest;
      return queue.run({ key: network, rest: isFrugal(network) ? frugal : other }, render);
    },
  };
}
