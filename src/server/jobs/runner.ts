import type { Logger } from "pino";
import { seconds } from "../clock.ts";

type Job = { name: string; everyMs: number; run: () => Promise<unknown> };

/** A job that failed is tried again after this time at the latest, however seldom it runs. */
const maxRetryMs = seconds(30);

export type JobRunner = {
  start: () => void;
  /** Stops starting jobs and waits for those that run. */
  stop: () => Promise<void>;
};

/**
 * Runs each job again and again, never twice at once in this process. Jobs claim their rows in the
 * database, so any number of processes may run them. A failing run is logged and tried again.
 */
export function createJobRunner(jobs: Job[], log: Logger): JobRunner {
  const states = jobs.map((job) => createState(job, log));
  return {
    start: () => {
      for (const state of states) state.start();
    },
    stop: async () => {
      await Promise.all(states.map((state) => state.stop()));
    },
  };
}

function createState(job: Job, log: Logger) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isStarted = false;

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(runNow, delayMs);
  }

  function runNow(): void {
    if (running || !isStarted) return;
    running = job
      .run()
      .then(() => job.everyMs)
      .catch((error: unknown) => {
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
