import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { retornoPath } from "#contract/retorno-path.ts";
import { seconds } from "../../clock.ts";
import { unavailable } from "../../errors.ts";

/** How far the process lags behind its own timers, in milliseconds. */
export type LoadMeter = { lagMs: () => number; stop: () => void };

/** Beyond this lag a newcomer would wait for seconds: better a sentence at once. */
export const maxLagMs = 500;
const retryAfterSeconds = 2;
/** The mean of this time counts: a busy moment turns nobody away. */
const windowMs = seconds(1);
const resolutionMs = 20;
const nanosecondsPerMs = 1e6;

/** Where money comes back to, and what watches the shop: let in however late it is. */
const exempt: ReadonlySet<string> = new Set([retornoPath, "/api/salud"]);

/** Measures this process; the same value holds for one window. */
export function createLoadMeter(): LoadMeter {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let lagMs = 0;
  const timer = setInterval(() => {
    lagMs = histogram.count === 0 ? 0 : histogram.mean / nanosecondsPerMs - resolutionMs;
    histogram.reset();
  }, windowMs).unref();
  return {
    lagMs: () => lagMs,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

export type LoadShedding = { isOverloaded: () => boolean };

/**
 * Refuses calls of the API with 503 while the process is far behind, before anything of them is read.
 * Pages, pictures and files pass: what is kept costs next to nothing, and `servePages` itself asks
 * before it renders a page that is not.
 */
export function shedLoad(app: FastifyInstance, meter: LoadMeter | null): LoadShedding {
  const isOverloaded = () => meter !== null && meter.lagMs() > maxLagMs;
  app.addHook("onRequest", async (request) => {
    if (!isOverloaded()) return;
    const [path = ""] = request.url.split("?");
    if (path.startsWith("/api/") && !exempt.has(path)) throw refusal();
  });
  app.addHook("onClose", async () => meter?.stop());
  return { isOverloaded };
}

export function refusal() {
  return unavailable(errorMessages.unavailable, retryAfterSeconds);
}
