import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { seconds } from "../clock.ts";
import type { Lifecycle } from "../http/watch/watch-requests.ts";

const drainMs = seconds(20);
/** How long a request whose body is still arriving delays the stop. */
const arrivalMs = seconds(2);
const pollMs = 50;
/** How long closing the connections may take. */
const closeMs = seconds(5);

/**
 * Stops the HTTP server: fails the health check, waits for the requests in progress (20 s at most),
 * then closes all connections.
 */
export async function drain(http: FastifyInstance, lifecycle: Lifecycle): Promise<void> {
  lifecycle.isDraining = true;
  const isBusy = (waitedMs: number) =>
    lifecycle.active > 0 || (lifecycle.arriving > 0 && waitedMs < arrivalMs);
  for (let waitedMs = 0; isBusy(waitedMs) && waitedMs < drainMs; waitedMs += pollMs) {
    await wait(pollMs);
  }
  const closed = http.close();
  // Only idle connections and requests past the wait are left.
  http.server.closeAllConnections();
  await Promise.race([closed, wait(closeMs, undefined, { ref: false })]);
}
