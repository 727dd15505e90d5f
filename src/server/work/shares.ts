import { createGate, type Gate } from "./gate.ts";
import type { WorkBounds } from "./work-bounds.ts";

export type Shares = {
  /** Like `run` of a gate, in the one of this name. */
  run: <T>(name: string, work: () => Promise<T>, gone?: AbortSignal) => Promise<T>;
};

/** A gate for each name, for as long as somebody is in it. */
export function createShares(bounds: WorkBounds): Shares {
  const gates = new Map<string, Gate>();
  return {
    async run(name, work, gone) {
      const gate = gates.get(name) ?? createGate(bounds);
      gates.set(name, gate);
      try {
        return await gate.run(work, gone);
      } finally {
        const { running, waiting } = gate.counts();
        if (running + waiting === 0) gates.delete(name);
      }
    },
  };
}
