import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { seconds } from "../clock.ts";
import type { Lifecycle } from "../http/watch/watch-requests.ts";

const drainMs = seconds(20);
/** For bodies under way; a slower one is no work yet. */
const arrivalMs = seconds(2);
const pollMs = 50;
/** For jobs and idle connections. */
const closeMs = seconds(5);

/**
 * Ends the service: the health check fails first, work under way is finished, then all connections
 * are closed.
 */
export async function drain(http: FastifyInstance, lifecycle: Lifecycle): Promise<void> {
  lifecycle.isDraining = true;
  const isBusy = (waitedMs: number) =>
    lifecycle.active > 0 || (lifecycle.arriving > 0 && waitedMs < arrivalMs);
  for (let waitedMs = 0; isBusy(waitedMs) && waitedMs < drainMs; waitedMs += pollMs) {
    await wait(pollMs);
  }
  const closed = http.close();
  // Whatever is left is no work, or took too long.
  http.server.closeAllConnections();
  await Promise.race([closed, wait(closeMs, undefined, { ref: false })]);
}
