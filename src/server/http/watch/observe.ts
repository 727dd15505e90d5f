import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from "prom-client";
import { errorMessages } from "#contract/error-messages.ts";
import type { AppContext } from "../../context.ts";
import { isReady } from "../../db/database.ts";
import { AppError, unavailable } from "../../errors.ts";
import { countIntentos } from "../../modules/pagos/index.ts";
import type { ResponseCache } from "../pages/response-cache.ts";
import type { MoneyMetrics } from "./money-metrics.ts";

export type Lifecycle = { isDraining: boolean; active: number };

/** Counts what is under way, and turns newcomers away while the shop closes. */
function watchLifecycle(app: FastifyInstance, lifecycle: Lifecycle): void {
  // A call that an earlier hook turned away was never counted in.
  const counted = new WeakSet<FastifyRequest>();
  app.addHook("onRequest", async (request) => {
    lifecycle.active++;
    counted.add(request);
    if (!lifecycle.isDraining || request.url === "/api/salud") return;
    throw unavailable(errorMessages.unavailable);
  });
  // A connection that breaks ends its request, too.
  app.addHook("onResponse", async (request) => {
    if (counted.delete(request)) lifecycle.active--;
  });
}

type Observed = {
  ctx: AppContext;
  cache: ResponseCache;
  lifecycle: Lifecycle;
  registry: Registry;
  money: MoneyMetrics;
};

/** `/api/salud` for whoever watches the shop, `/metrics` for Prometheus. */
export function observe(
  app: FastifyInstance,
  { ctx, cache, lifecycle, registry, money }: Observed,
): void {
  watchLifecycle(app, lifecycle);
  app.get("/api/salud", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const canServe = !lifecycle.isDraining && (await isReady(ctx.db).catch(() => false));
    if (canServe) return { estado: "ok" };
    return reply
      .code(503)
      .header("retry-after", "2")
      .send({
        error: errorMessages.unavailable,
        estado: lifecycle.isDraining ? "cerrando" : "sin_base",
      });
  });

  registerMetrics(app, { ctx, cache, registry });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(ctx, request.ip, request.headers.authorization)) {
      throw new AppError({ status: 404, message: errorMessages.notFound });
    }
    await money.refresh(ctx);
    reply.header("content-type", registry.contentType).header("cache-control", "no-store");
    return registry.metrics();
  });
}

/** On loopback for anybody, from elsewhere only with the token. A forwarded call is not on loopback. */
function mayReadMetrics(ctx: AppContext, address: string, authorization?: string): boolean {
  const token = ctx.config.metricsToken;
  if (token !== null) return authorization === `Bearer ${token}`;
  return /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function registerMetrics(
  app: FastifyInstance,
  { ctx, cache, registry }: Pick<Observed, "ctx" | "cache" | "registry">,
): void {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: "estrato_http_request_seconds",
    help: "Time to answer, by route, method and status",
    labelNames: ["route", "method", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    requests.observe(
      { route, method: request.method, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  new Gauge({
    name: "estrato_page_cache_entries",
    help: "Responses kept in memory",
    registers,
    collect() {
      this.set(cache.stats().entries);
    },
  });
  new Gauge({
    name: "estrato_page_cache_hits",
    help: "Responses answered from memory since the start",
    registers,
    collect() {
      this.set(cache.stats().hits);
    },
  });
  new Gauge({
    name: "estrato_payment_attempts",
    help: "Payment attempts by state",
    labelNames: ["estado"],
    registers,
    async collect() {
      this.reset();
      const counts = await countIntentos(ctx.db).catch(() => []);
      for (const { estado, total } of counts) this.set({ estado }, total);
    },
  });
}
