import { Server } from "node:net";
import { setImmediate as letOthersRun, setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { seconds } from "../clock.ts";
import type { Lifecycle } from "../http/watch/watch-requests.ts";

const drainMs = seconds(20);
/** How long a request whose body is still arriving delays the stop. */
const arrivalMs = seconds(2);
const pollMs = 50;
/** The loop accepts in one and reads in the next. */
const turnsToRead = 3;
/** How long closing the connections may take. */
const closeMs = seconds(5);

type Leaving = {
  lifecycle: Lifecycle;
  /** How long the readiness check fails before the port closes. */
  leaveMs: number;
  /** A proxy needs the whole of `leaveMs` to notice; without one the announcement ends with the work. */
  isProxied: boolean;
};

/**
 * Stops the HTTP server without losing a request: announces it at the readiness check while it still
 * serves, closes the port, waits for the requests in progress (20 s at most), closes all connections.
 * A proxy takes a refused connection to the next process, also for a POST; a 503 it would pass on.
 */
export async function drain(http: FastifyInstance, leaving: Leaving): Promise<void> {
  const { lifecycle, leaveMs, isProxied } = leaving;
  lifecycle.isLeaving = true;
  const isBusy = (waitedMs: number) =>
    lifecycle.active > 0 || (lifecycle.arriving > 0 && waitedMs < arrivalMs);
  await waitWhile((waitedMs) => isProxied || isBusy(waitedMs), leaveMs);
  await readArrived();
  // The port only: Node's own `close` would also end connections on which a request is on its way.
  Server.prototype.close.call(http.server);
  // What was accepted last has yet to be sent.
  await wait(pollMs);
  await waitWhile(isBusy, drainMs);
  const closed = http.close();
  // Only idle connections and requests past the wait are left.
  http.server.closeAllConnections();
  await Promise.race([closed, wait(closeMs, undefined, { ref: false })]);
}

async function waitWhile(holds: (waitedMs: number) => boolean, maxMs: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < maxMs; waitedMs += pollMs) {
    await readArrived();
    if (!holds(waitedMs)) return;
    await wait(pollMs);
  }
}

/**
 * A connection to be accepted, and then a request on one, may be with the system already while a busy
 * process has not read it: to close now would lose a POST that a proxy may not send twice.
 */
async function readArrived(): Promise<void> {
  for (let turn = 0; turn < turnsToRead; turn++) await letOthersRun();
}
