import { tooManyRequests } from "../../errors.ts";
import { wideNetwork } from "../../limits/limits-address.ts";
import { maxRendersWaitingEach, renderRule } from "../../limits/limits-table.ts";
import { createNetworkBudgets } from "../../limits/network-budgets.ts";
import type { Clock } from "../../time/clock.ts";
import type { WorkCounts } from "../../work/gate.ts";
import type { LoopTurns } from "../../work/loop-turns.ts";
import { workBounds } from "../../work/work-bounds.ts";
import { createFairQueue } from "./fair-queue.ts";
import { type LoadShedding, pageRefused, refusal } from "./load-shedding.ts";

/** `name`: what is rendered. `address`: of the client who asks for it; `gone`: they have left. */
type Asking = { address: string; name: string; gone: AbortSignal };

export type RenderGuard = {
  /**
   * Draws on the budget of a client's network, before anything is rendered for it. Throws 429 when it
   * is used up, and 503 while the process lags and this network has rendered much.
   */
  take: (address: string, cost: number) => void;
  /** Renders in the turn of the client's network. */
  run: <T>(asking: Asking, render: () => Promise<T>) => Promise<T>;
  /** A page that somebody else asked for before is rendered in this client's turn, when that comes first. */
  join: (asking: Asking) => void;
  counts: () => WorkCounts;
};

type GuardOptions = {
  clock: Clock;
  factor: number;
  load: Pick<LoadShedding, "isStrained">;
  turns: LoopTurns;
};

/**
 * Each process counts for itself; kept bytes pass without (docs/decisiones.md 33). A /48 of IPv6 shares
 * a budget of its own, and its turn.
 */
export function createRenderGuard({ clock, factor, load, turns }: GuardOptions): RenderGuard {
  const budgets = createNetworkBudgets({ rule: renderRule, clock, factor });
  const queue = createFairQueue({
    ...workBounds.page,
    maxWaitingEach: maxRendersWaitingEach,
    turns,
  });

  const isFrugal = (address: string) => budgets.shareLeft(address) >= renderRule.frugalShare;

  function turnOf({ address, name, gone }: Asking) {
    const { frugal, other } = renderRule.rest;
    return { key: wideNetwork(address), name, gone, rest: isFrugal(address) ? frugal : other };
  }

  return {
    take(address, cost) {
      if (load.isStrained() && !isFrugal(address)) throw refusal(pageRefused);
      const waitMs = budgets.take(address, cost);
      if (waitMs > 0) throw tooManyRequests(waitMs, pageRefused);
    },
    run: (asking, render) => queue.run(turnOf(asking), render),
    join: (asking) => queue.join(turnOf(asking)),
    counts: queue.counts,
  };
}
