import type { Logger } from "pino";
import { seconds } from "../time/clock.ts";

export type Job = { name: string; everyMs: number; run: () => Promise<unknown> };

export type EndedJob = { name: string; isFailed: boolean };

/** Pause after a failure, at most. */
const maxRetryMs = seconds(30);

export type JobRunner = {
  start: () => void;
  /** Resolves when running jobs have ended. */
  stop: () => Promise<void>;
};

/**
 * Never runs a job twice at once in this process; jobs claim their rows for the others. Failures
 * are logged and retried.
 */
export function createJobRunner(
  jobs: Job[],
  log: Logger,
  onEnd: (ended: EndedJob) => void = () => undefined,
): JobRunner {
  const states = jobs.map((job) => createState(job, log, onEnd));
  return {
    start: () => {
      for (const state of states) state.start();
    },
    stop: async () => {
      await Promise.all(states.map((state) => state.stop()));
    },
  };
}

function createState(job: Job, log: Logger, onEnd: (ended: EndedJob) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isStarted = false;

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(runNow, delayMs);
  }

  function runNow(): void {
    if (running || !isStarted) return;
    const end = (isFailed: boolean) => onEnd({ name: job.name, isFailed });
    running = job
      .run()
      .then(() => {
        end(false);
        return job.everyMs;
      })
      .catch((error: unknown) => {
        end(true);
        log.error({ err: error, job: job.name }, "job failed");
        return Math.min(job.everyMs, maxRetryMs);
      })
      .then((delayMs) => {
        running = null;
        schedule(delayMs);
      });
  }

  return {
    start() {
      isStarted = true;
      schedule(0);
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
  };
}
