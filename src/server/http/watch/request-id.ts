import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { duringCall } from "../../call.ts";
import { findClient } from "../guard/client-address.ts";

export const requestIdHeader = "x-request-id";

/** Ids of nginx, Caddy, load balancers and UUIDs; no sign that a log line or a page would have to escape. */
const sane = /^[\w.=:-]{8,64}$/;

/** Unique across restarts, for the trails. */
export function createRequestId(): string {
  return randomUUID();
}

type Given = { peer: string; headers: IncomingHttpHeaders };

/** The id that the proxy in front has given, when it is one that the shop trusts; else a new one. */
export function chooseRequestId({ peer, headers }: Given, hops: number): string {
  const given = headers[requestIdHeader];
  if (hops === 0 || typeof given !== "string" || !sane.test(given)) return createRequestId();
  return findClient({ peer, hops, headers }).fault === undefined ? given : createRequestId();
}

export function requestIdsBehind(hops: number): (raw: IncomingMessage) => string {
  return ({ socket, headers }) =>
    chooseRequestId({ peer: socket.remoteAddress ?? "", headers }, hops);
}

/** Each answer names its request, and each line of the log that the request causes. */
export function nameRequests(http: FastifyInstance): void {
  http.addHook("onRequest", (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    duringCall({ requestId: request.id }, done);
  });
  // A body arrives in events of the connection, which belong to no call.
  http.addHook("preValidation", (request, _reply, done) => {
    duringCall({ requestId: request.id }, done);
  });
}
