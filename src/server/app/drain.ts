import type { IncomingMessage } from "node:http";
import { Server } from "node:net";
import { setImmediate as letOthersRun, setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Lifecycle } from "../http/watch/watch-requests.ts";
import { seconds } from "../time/clock.ts";

const drainMs = seconds(20);
/** How long a stop waits for a request whose body is still arriving, or that a new connection has yet to bring. */
const arrivalMs = seconds(2);
const pollMs = 50;
/** The loop accepts one connection in each. */
const turnsToRead = 64;
/** How long closing the connections may take. */
const closeMs = seconds(5);

type Socket = IncomingMessage["socket"];

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
  const unused = watchUnused(http.server);
  const isBusy = (waitedMs: number) =>
    lifecycle.active > 0 || (lifecycle.arriving > 0 && waitedMs < arrivalMs);
  await waitWhile((waitedMs) => isProxied || isBusy(waitedMs), leaveMs);
  await readArrived();
  // The port only: Node's own `close` would also end connections on which a request is on its way.
  Server.prototype.close.call(http.server);
  const isAwaited = (waitedMs: number) => unused.size > 0 && waitedMs < arrivalMs;
  await waitWhile((waitedMs) => isBusy(waitedMs) || isAwaited(waitedMs), drainMs);
  const closed = http.close();
  // Only idle connections and requests past the wait are left.
  http.server.closeAllConnections();
  await Promise.race([closed, wait(closeMs, undefined, { ref: false })]);
}

/** Connections from now on that have brought no request yet: on a busy machine a proxy is slow to write it. */
function watchUnused(server: FastifyInstance["server"]): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage) => unused.delete(socket));
  return unused;
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
