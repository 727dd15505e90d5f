import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Sixteen in all with the one that is worked on. */
const maxWaiting = 16;

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Ends a connection whose client has more than sixteen requests waiting. Node works on all requests of one packet
 * at once, and two thousand fit in one: a few connections would stop the shop for seconds. A client that
 * waits for each answer keeps its connection as long as it likes, and costs nothing here.
 */
export function boundPipelines(server: Server): void {
  const waiting = new WeakMap<Socket, number>();

  function refuse({ socket }: IncomingMessage, response: ServerResponse): boolean {
    // A response gets its socket when those before it are sent.
    if (response.socket !== null) return false;
    if (socket.destroyed) return true;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > maxWaiting) {
      socket.destroy();
      return true;
    }
    waiting.set(socket, count);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return false;
  }

  putBefore(server, "request", refuse);
  putBefore(server, "checkExpectation", refuse);
}

/** The listeners that are there see the request only where `answer` did not. */
export function putBefore(
  server: Server,
  event: "request" | "checkExpectation",
  answer: Answer,
): void {
  const others = server.listeners(event) as ((...sent: Parameters<Answer>) => void)[];
  server.removeAllListeners(event);
  server.on(event, (request: IncomingMessage, response: ServerResponse) => {
    if (answer(request, response)) return;
    for (const listener of others) listener(request, response);
  });
}
