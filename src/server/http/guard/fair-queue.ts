import { tooManyRequests } from "../../errors.ts";
import { seconds } from "../../time/clock.ts";
import { clientLeft, type WorkCounts } from "../../work/gate.ts";
import type { LoopTurns } from "../../work/loop-turns.ts";
import { pageRefused, refusal } from "./load-shedding.ts";

type QueueOptions = {
  /** Bound over all keys together. */
  maxRunning: number;
  maxWaiting: number;
  maxWaitingEach: number;
  /** Turns of the event loop: a render may end without ever waiting. */
  turns: LoopTurns;
};

const maxPauseMs = 1000;

type Job = {
  /** Begun, or wanted by nobody. */
  isOut: boolean;
  begin: (turn: Turn, line: Line) => void;
  /** One more client wants it; it is dropped when all have gone before it began. */
  want: (gone: AbortSignal | undefined) => void;
};
type Entry = { job: Job; turn: Turn };
type Line = { entries: Entry[]; isBusy: boolean };

/**
 * `name`: of the work. `rest`: pause before the next work of the same key, as a multiple of the time this one took.
 * `gone`: this client has left.
 */
type Turn = { key: string; name: string; rest: number; gone?: AbortSignal };

export type FairQueue = {
  run: <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;
  /** A work that waits in another key's line waits in this one's, too: whichever comes first. */
  join: (turn: Turn) => void;
  counts: () => WorkCounts;
};

/**
 * One work at a time for each key, keys in turns: whoever asks for much waits behind their own.
 * In the pauses everybody else is answered.
 * Throws 429 when a key has too much waiting, 503 when all together have.
 */
export function createFairQueue({
  maxRunning,
  maxWaiting,
  maxWaitingEach,
  turns,
}: QueueOptions): FairQueue {
  const lines = new Map<string, Line>();
  const waiting = new Map<string, Job>();
  let running = 0;
  let refused = 0;

  function startDue(): void {
    for (const [key, line] of lines) {
      if (running >= maxRunning) return;
      if (line.isBusy) continue;
      // To the end: the next turn belongs to another key.
      lines.delete(key);
      const entry = waitingIn(line).shift();
      if (entry === undefined) continue;
      lines.set(key, line);
      line.isBusy = true;
      running++;
      entry.job.begin(entry.turn, line);
    }
  }

  function end({ key, rest }: Turn, { line, tookMs }: { line: Line; tookMs: number }): void {
    running--;
    // Behind who has come meanwhile.
    lines.delete(key);
    lines.set(key, line);
    startDue();
    const pauseMs = Math.min(maxPauseMs, rest * tookMs);
    setTimeout(() => {
      line.isBusy = false;
      if (waitingIn(line).length === 0) lines.delete(key);
      else startDue();
    }, pauseMs).unref();
  }

  function lineOf({ key }: Turn): Line {
    const line = lines.get(key) ?? { entries: [], isBusy: false };
    lines.set(key, line);
    return line;
  }

  return {
    run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
      const line = lineOf(turn);
      if (waitingIn(line).length >= maxWaitingEach) throw tooManyRequests(seconds(1), pageRefused);
      if (waiting.size >= maxWaiting) {
        refused++;
        throw refusal();
      }
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      const leave = () => {
        job.isOut = true;
        waiting.delete(turn.name);
      };
      const job: Job = {
        isOut: false,
        begin(turnTaken, lineTaken) {
          leave();
          let startedAt = performance.now();
          void turns()
            .then(() => {
              startedAt = performance.now();
              return work();
            })
            .then(resolve, reject)
            .finally(() => {
              end(turnTaken, { line: lineTaken, tookMs: performance.now() - startedAt });
            });
        },
        want: countWanting(() => {
          if (job.isOut) return;
          leave();
          reject(clientLeft());
        }),
      };
      job.want(turn.gone);
      waiting.set(turn.name, job);
      line.entries.push({ job, turn });
      startDue();
      return promise;
    },

    join(turn) {
      const job = waiting.get(turn.name);
      if (job === undefined) return;
      job.want(turn.gone);
      const line = lineOf(turn);
      const isIn = waitingIn(line).some((entry) => entry.job === job);
      if (isIn || line.entries.length >= maxWaitingEach) return;
      line.entries.push({ job, turn });
      startDue();
    },

    counts: () => ({ running, waiting: waiting.size, refused }),
  };
}

/** Calls `abandon` when everybody who wanted it has gone; without a signal somebody stays. */
function countWanting(abandon: () => void): Job["want"] {
  let wanting = 0;
  return (gone) => {
    wanting++;
    gone?.addEventListener(
      "abort",
      () => {
        wanting--;
        if (wanting === 0) abandon();
      },
      { once: true },
    );
  };
}

/** Without what began in another line or nobody wants any more. */
function waitingIn(line: Line): Entry[] {
  line.entries = line.entries.filter(({ job }) => !job.isOut);
  return line.entries;
}
