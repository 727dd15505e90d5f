import { randomUUID } from "node:crypto";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import { seconds } from "../clock.ts";
import { answerClientError, answerFrameworkError } from "./api/errors.ts";
import { identifyClients } from "./guard/client-address.ts";

const bodyLimitBytes = 100_000;
const headersTimeoutMs = seconds(15);
export const bodyTimeoutMs = seconds(30);
export const uploadTimeoutMs = seconds(60);
/** A payment return may wait for another one. */
const handlerTimeoutMs = seconds(45);

/** `proxyHops`: trusted reverse proxies. */
export function createHttp({ proxyHops, log }: { proxyHops: number; log: Logger }) {
  const http: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Unique across restarts, for the audit trail.
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: uploadTimeoutMs,
    handlerTimeout: handlerTimeoutMs,
    // Some clients join origin, slash and path.
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 200 },
    forceCloseConnections: "idle",
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
  http.server.headersTimeout = headersTimeoutMs;
  identifyClients(http, { hops: proxyHops, log });
  return http;
}
