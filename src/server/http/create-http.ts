import { randomUUID } from "node:crypto";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import { seconds } from "../clock.ts";
import { answerClientError, answerFrameworkError } from "./api/errors.ts";

const bodyLimitBytes = 100_000;
const headersTimeoutMs = seconds(15);
/** A body has to arrive within this time. */
export const bodyTimeoutMs = seconds(30);
/** The same for a form with files. */
export const uploadTimeoutMs = seconds(60);
/** A payment's return may wait for another return's confirmation. */
const handlerTimeoutMs = seconds(45);

/** Fastify with the shop's limits, without hooks or routes. `proxyHops`: trusted reverse proxies. */
export function createHttp({ proxyHops, log }: { proxyHops: number; log: Logger }) {
  const http: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // watch/request-log.ts writes one line per API call instead.
    logController: new LogController({ disableRequestLogging: true }),
    // Unique across restarts: the audit trail stores it.
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: uploadTimeoutMs,
    handlerTimeout: handlerTimeoutMs,
    trustProxy: (_address, hop) => hop < proxyHops,
    // Clients that join the shop's origin, a slash and a picture's path still find the file.
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 200 },
    forceCloseConnections: "idle",
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
  http.server.headersTimeout = headersTimeoutMs;
  return http;
}
