import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { retornoPath } from "#contract/retorno-path.ts";
import type { RecordRefusal } from "../audit/index.ts";
import type { Traces } from "../call.ts";
import type { Config } from "../config/config.ts";
import { parseBodies } from "../http/api/bodies.ts";
import { handleErrors } from "../http/api/errors.ts";
import { acceptMultipart } from "../http/api/multipart.ts";
import { createSocketAnswer } from "../http/api/socket-answers.ts";
import { bodyTimeoutMs, createHttp, uploadTimeoutMs } from "../http/create-http.ts";
import { limitArrival } from "../http/guard/arrival.ts";
import { refuseAmbiguous, refuseCrossSite, securityHeaders } from "../http/guard/headers.ts";
import { type LoadMeter, type LoadShedding, shedLoad } from "../http/guard/load-shedding.ts";
import { policyReportPath } from "../http/pages/policy-report-path.ts";
import { logRequest } from "../http/watch/request-log.ts";
import { createRequestMetrics } from "../http/watch/request-metrics.ts";
import { traceRequests } from "../http/watch/trace-requests.ts";
import { createUnavailableMetrics } from "../http/watch/unavailable-metrics.ts";
import { type EndedRequest, type Lifecycle, watchRequests } from "../http/watch/watch-requests.ts";

type HttpParts = {
  config: Config;
  log: Logger;
  registry: Registry;
  lifecycle: Lifecycle;
  load: LoadMeter | null;
  recordRefusal: RecordRefusal;
  traces?: Traces | undefined;
};

type OpenedHttp = {
  http: FastifyInstance;
  load: LoadShedding;
  /** Sent with every answer. */
  headers: Record<string, string>;
  /** Logs and measures a request that has ended. */
  onEnd: (ended: EndedRequest) => void;
};

/** The server with what watches and guards every request, before any route. */
export async function openHttp(parts: HttpParts): Promise<OpenedHttp> {
  const { config, log, registry, lifecycle } = parts;
  const { shopUrl, proxyHops, mode } = config;
  const { isTrial } = config.trial;
  const headers = securityHeaders({
    isHttps: shopUrl.startsWith("https:"),
    coversSubdomains: config.coversSubdomains,
    isTrial,
  });
  const http = createHttp({ proxyHops, log, headers, isTrial });
  if (parts.traces) traceRequests(http, parts.traces);
  const measure = createRequestMetrics(registry);

  const onEnd = (ended: EndedRequest) => {
    logRequest(ended);
    measure(ended);
  };

  // The order of these calls is the order of hooks.
  watchRequests(http, { lifecycle, onEnd });
  refuseAmbiguous(http);
  refuseCrossSite(http, {
    ownOrigin: shopUrl,
    exceptPaths: [retornoPath, policyReportPath],
    isDemo: mode === "demo",
  });
  const load = shedLoad(http, parts.load);
  const answerSocket = createSocketAnswer(headers);
  limitArrival(http, { bodyMs: bodyTimeoutMs, uploadMs: uploadTimeoutMs, answerSocket });
  parseBodies(http);
  await acceptMultipart(http);
  const countUnavailable = createUnavailableMetrics(registry);
  handleErrors(http, { recordRefusal: parts.recordRefusal, countUnavailable, isTrial });
  return { http, load, headers, onEnd };
}
