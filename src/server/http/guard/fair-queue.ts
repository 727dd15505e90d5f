import { seconds } from "../../clock.ts";
import { tooManyRequests } from "../../errors.ts";
import { refusal } from "./load-shedding.ts";

type QueueOptions = {
  /** Of all keys together. */
  maxRunning: number;
  maxWaiting: number;
  maxWaitingEach: number;
};

const maxPauseMs = 500;

type Line = { jobs: (() => Promise<void>)[]; isBusy: boolean };

/** `rest`: pause before the next work of the same key, as a multiple of the time this one took. */
type Turn = { key: string; rest: number };

export type FairQueue = { run: <T>(turn: Turn, work: () => Promise<T>) => Promise<T> };

/**
 * One work at a time for each key, keys in turns: whoever asks for much waits behind their own.
 * In the pauses everybody else is answered.
 * Throws 429 when a key has too much waiting, 503 when all together have.
 */
export function createFairQueue({
  maxRunning,
  maxWaiting,
  maxWaitingEach,
}: QueueOptions): FairQueue {
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  function startDue(): void {
    for (const [key, line] of lines) {
      if (running >= maxRunning) return;
      const job = line.isBusy ? undefined : line.jobs.shift();
      if (job === undefined) continue;
      // To the end: the next turn belongs to another key.
      lines.delete(key);
      lines.set(key, line);
      line.isBusy = true;
      running++;
      waiting--;
      void job();
    }
  }

  function end({ key, rest }: Turn, { line, tookMs }: { line: Line; tookMs: number }): void {
    running--;
    startDue();
    const pauseMs = Math.min(maxPauseMs, rest * tookMs);
    setTimeout(() => {
      line.isBusy = false;
      if (line.jobs.length === 0) lines.delete(key);
      else startDue();
    }, pauseMs).unref();
  }

  return {
    run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
      const line = lines.get(turn.key) ?? { jobs: [], isBusy: false };
      if (line.jobs.length >= maxWaitingEach) throw tooManyRequests(seconds(1));
      if (waiting >= maxWaiting) throw refusal();
      lines.set(turn.key, line);
      return new Promise<T>((resolve, reject) => {
        line.jobs.push(() => {
          const startedAt = performance.now();
          return work()
            .then(resolve, reject)
            .finally(() => end(turn, { line, tookMs: performance.now() - startedAt }));
        });
        waiting++;
        startDue();
      });
    },
  };
}
