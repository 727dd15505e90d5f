import { Server } from "node:net";
import { setImmediate as letOthersRun, setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import type { Lifecycle } from "../http/watch/watch-requests.ts";
import { seconds } from "../time/clock.ts";

const drainMs = seconds(20);
/** How long a stop waits for a request whose body is still arriving. */
const arrivalMs = seconds(2);
/** How long after the last work a stop waits for a proxy's connections: longer than the proxy keeps an idle one. */
export const proxyIdleMs = seconds(3);
const pollMs = 50;
/** The loop accepts one connection in each. */
const turnsToRead = 64;
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
 * serves, closes the port, waits for the requests in progress and until a proxy has ended its idle
 * connections (20 s at most), closes all others. A proxy takes a refused connection to the next process,
 * also for a POST; a 503 it would pass on, and a POST on a connection that ends under it is lost.
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
  const countConnections = promisify(http.server.getConnections.bind(http.server));
  let idleMs = 0;
  await waitWhile(async (waitedMs) => {
    idleMs = isBusy(waitedMs) ? 0 : idleMs + pollMs;
    if (idleMs === 0) return true;
    // However long a connection was idle, a proxy may be writing a request on it.
    return isProxied && idleMs <= proxyIdleMs && (await countConnections()) > 0;
  }, drainMs);
  const closed = http.close();
  // Only idle connections and requests past the wait are left.
  http.server.closeAllConnections();
  await Promise.race([closed, wait(closeMs, undefined, { ref: false })]);
}

async function waitWhile(
  holds: (waitedMs: number) => boolean | Promise<boolean>,
  maxMs: number,
): Promise<void> {
  for (let waitedMs = 0; waitedMs < maxMs; waitedMs += pollMs) {
    await readArrived();
    if (!(await holds(waitedMs))) return;
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
