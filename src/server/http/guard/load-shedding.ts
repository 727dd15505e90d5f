import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { retornoPath } from "#contract/retorno-path.ts";
import { type RefusalEvent, unavailable } from "../../errors.ts";
import { seconds } from "../../time/clock.ts";

export type LoadMeter = { lagMs: () => number; stop: () => void };

export const maxLagMs = 500;
/** From here on, who renders much is refused, so that the calls of all others go on. */
export const strainedLagMs = 125;
const retryAfterSeconds = 2;
/** A short block refuses nobody. */
const windowMs = seconds(1);
const resolutionMs = 20;
const nanosecondsPerMs = 1e6;

const exempt: ReadonlySet<string> = new Set([retornoPath, "/api/salud", "/api/viva"]);

/** Mean event loop lag of the last window. */
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

export type LoadShedding = { isOverloaded: () => boolean; isStrained: () => boolean };

/**
 * Refuses API calls with 503 before their body is read. `servePages` checks before it renders:
 * cached bytes are cheap.
 */
export function shedLoad(http: FastifyInstance, meter: LoadMeter | null): LoadShedding {
  const isAbove = (lagMs: number) => meter !== null && meter.lagMs() > lagMs;
  const isOverloaded = () => isAbove(maxLagMs);
  http.addHook("onRequest", async (request) => {
    if (!isOverloaded()) return;
    const [path = ""] = request.url.split("?");
    if (path.startsWith("/api/") && !exempt.has(path)) throw refusal();
  });
  http.addHook("onClose", async () => meter?.stop());
  return { isOverloaded, isStrained: () => isAbove(strainedLagMs) };
}

/** A page that one network is refused because of what it asked for before. */
export const pageRefused: RefusalEvent = {
  tipo: "limite",
  motivo: "pagina",
  resultado: "bloqueado",
};

/** `event`: when it is one client that is refused, and not everybody. */
export function refusal(event?: RefusalEvent) {
  return unavailable(errorMessages.unavailable, retryAfterSeconds, event);
}
