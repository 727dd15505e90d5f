import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import { minutes, seconds } from "../time/clock.ts";
import { createFrameworkAnswer } from "./api/errors.ts";
import { createExpectationAnswer, createSocketAnswer } from "./api/socket-answers.ts";
import { identifyClients } from "./guard/client-address.ts";
import { boundConnections } from "./guard/connections.ts";
import { limitHandling } from "./guard/handling.ts";
import { addSecurityHeaders } from "./guard/headers.ts";
import { boundPipelines } from "./guard/pipelines.ts";
import { nameRequests, requestIdsBehind } from "./watch/request-id.ts";

const bodyLimitBytes = 100_000;
/** A payment return may wait for another one. */
const handlingMs = seconds(45);
const maxConnections = 5000;
/** From one network, without a proxy before the shop: some eighty people at once behind one address. */
const maxConnectionsEach = 500;
export const bodyTimeoutMs = seconds(30);
/** An archivo of 50 MB at 0.7 megabit a second; what stands still is cut earlier. */
export const uploadTimeoutMs = minutes(10);
/** Half a minute to process. */
const uploadHandlingMs = uploadTimeoutMs + seconds(30);

const times = {
  /** Node looks every `checkMs`: 15 s in all. */
  headersMs: seconds(12),
  checkMs: seconds(3),
  /** Nothing arrives and nothing of an answer is taken. Longer than any handler. */
  stallMs: seconds(60),
} as const;

type HttpOptions = {
  /** Trusted reverse proxies. */
  proxyHops: number;
  log: Logger;
  /** Sent with every answer. */
  headers: Record<string, string>;
  isTrial: boolean;
  /** In milliseconds. */
  limits?: Partial<Record<keyof typeof times, number>>;
};

/** The server, without a route. */
export function createHttp({
  proxyHops,
  log,
  headers,
  isTrial,
  limits,
}: HttpOptions): FastifyInstance {
  const { headersMs, checkMs, stallMs } = { ...times, ...limits };
  const http: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdsBehind(proxyHops),
    bodyLimit: bodyLimitBytes,
    requestTimeout: uploadTimeoutMs,
    connectionTimeout: stallMs,
    // A request without a host is refused with a sentence (`refuseAmbiguous`).
    http: { connectionsCheckingInterval: checkMs, requireHostHeader: false },
    // Some clients join origin, slash and path.
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 200 },
    forceCloseConnections: "idle",
    frameworkErrors: createFrameworkAnswer({ headers, isTrial }),
    clientErrorHandler: createSocketAnswer(headers),
  });
  http.server.headersTimeout = headersMs;
  http.server.maxConnections = maxConnections;
  http.server.on("checkExpectation", createExpectationAnswer(headers));
  if (proxyHops === 0) boundConnections(http.server, maxConnectionsEach);
  boundPipelines(http.server);
  nameRequests(http);
  limitHandling(http, { handlingMs, uploadMs: uploadHandlingMs });
  identifyClients(http, { hops: proxyHops, log });
  addSecurityHeaders(http, headers);
  return http;
}
