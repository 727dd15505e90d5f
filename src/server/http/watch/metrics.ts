import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from "prom-client";
import { errorMessages } from "#contract/error-messages.ts";
import { AppError } from "../../errors.ts";
import type { ResponseCache } from "../cache/response-cache.ts";

type MetricsOptions = {
  registry: Registry;
  cache: ResponseCache;
  /** Null: only loopback may read. */
  token: string | null;
  refresh: () => Promise<void>;
};

/** Metrics are explained in docs/operar.md. */
export function serveMetrics(http: FastifyInstance, options: MetricsOptions): void {
  const { registry, cache, token, refresh } = options;
  collectDefaultMetrics({ register: registry });
  measureRequests(http, registry);
  measureCache(cache, registry);
  http.get("/metrics", async (request, reply) => {
    const mayRead =
      token === null ? isLoopback(request.ip) : request.headers.authorization === `Bearer ${token}`;
    if (!mayRead) throw new AppError({ status: 404, message: errorMessages.notFound });
    await refresh();
    reply.header("content-type", registry.contentType).header("cache-control", "no-store");
    return registry.metrics();
  });
}

function isLoopback(address: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function measureRequests(http: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: "estrato_http_request_seconds",
    help: "Time to answer, by route, method and status",
    labelNames: ["route", "method", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  http.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    requests.observe(
      { route, method: request.method, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
}

function measureCache(cache: ResponseCache, registry: Registry): void {
  new Gauge({
    name: "estrato_page_cache_entries",
    help: "Responses kept in memory",
    registers: [registry],
    collect() {
      this.set(cache.stats().entries);
    },
  });
  new Gauge({
    name: "estrato_page_cache_hits",
    help: "Responses answered from memory since the start",
    registers: [registry],
    collect() {
      this.set(cache.stats().hits);
    },
  });
}
