import { errorMessages } from "#contract/error-messages.ts";
import { unavailable } from "../errors.ts";
import type { LoopTurns } from "./loop-turns.ts";
import type { WorkBounds } from "./work-bounds.ts";

/** `refused`: since the start. */
export type WorkCounts = { running: number; waiting: number; refused: number };

export type Gate = {
  /** Throws 503 with `Retry-After` where too much waits already. `gone`: nobody wants the work any more. */
  run: <T>(work: () => Promise<T>, gone?: AbortSignal) => Promise<T>;
  /** For work that ends elsewhere: call the answered function, once or more often. */
  enter: (gone?: AbortSignal) => Promise<() => void>;
  counts: () => WorkCounts;
};

type GateOptions = WorkBounds & {
  /** Where the work itself takes the process's time. */
  turns?: LoopTurns;
};

/** At most so much of one kind of work at once in this process, the rest in the order of asking. */
export function createGate({
  maxRunning,
  maxWaiting,
  retryAfterSeconds,
  turns,
}: GateOptions): Gate {
  const waiting = new Set<() => void>();
  const counted = { running: 0, refused: 0 };

  function leave(): void {
    const [next] = waiting;
    // The finishing work hands its place over.
    if (next) next();
    else counted.running--;
  }

  function waitForPlace(gone: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      waiting.delete(begin);
      gone?.removeEventListener("abort", giveUp);
      resolve();
    };
    const giveUp = () => {
      waiting.delete(begin);
      reject(clientLeft());
    };
    waiting.add(begin);
    gone?.addEventListener("abort", giveUp, { once: true });
    return promise;
  }

  async function enter(gone?: AbortSignal): Promise<() => void> {
    if (gone?.aborted) throw clientLeft();
    if (counted.running >= maxRunning) {
      if (waiting.size >= maxWaiting) {
        counted.refused++;
        throw unavailable(errorMessages.unavailable, retryAfterSeconds);
      }
      await waitForPlace(gone);
    } else {
      counted.running++;
    }
    await turns?.();
    if (gone?.aborted) {
      leave();
      throw clientLeft();
    }
    let isIn = true;
    return () => {
      if (isIn) leave();
      isIn = false;
    };
  }

  return {
    enter,
    async run(work, gone) {
      const leaveOnce = await enter(gone);
      try {
        return await work();
      } finally {
        leaveOnce();
      }
    },
    counts: () => ({ ...counted, waiting: waiting.size }),
  };
}

/** An error without a reader. */
export function clientLeft() {
  return unavailable(errorMessages.unavailable);
}
