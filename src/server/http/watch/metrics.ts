import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, type Registry } from "prom-client";
import { errorMessages } from "#contract/error-messages.ts";
import { AppError } from "../../errors.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { wasForwarded } from "../guard/forwarding.ts";

type MetricsOptions = {
  registry: Registry;
  cache: ResponseCache;
  /** Null: only a program on this machine may read. */
  token: string | null;
  refresh: () => Promise<void>;
};

/** `/metrics`: each metric says by its `help` what it counts, docs/operar.md "Metrics" the rest. */
export function serveMetrics(http: FastifyInstance, options: MetricsOptions): void {
  const { registry, cache, token, refresh } = options;
  collectDefaultMetrics({ register: registry });
  measureCache(cache, registry);
  http.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token))
      throw new AppError({ status: 404, message: errorMessages.notFound });
    await refresh();
    reply.header("content-type", registry.contentType).header("cache-control", "no-store");
    return registry.metrics();
  });
}

/** Without a token: a program on this machine, and not what a proxy on it passes on. */
function mayRead({ raw, headers }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isEqual(headers.authorization ?? "", `Bearer ${token}`);
  return isLoopback(raw.socket.remoteAddress ?? "") && !wasForwarded(headers);
}

/** Takes as long for every wrong text; hashes are equally long. */
function isEqual(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

function isLoopback(address: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function measureCache(cache: ResponseCache, registry: Registry): void {
  const figures = {
    entries: "Responses kept in memory",
    hits: "Responses answered from memory since the start",
    renders: "Responses rendered since the start",
    ahead: "Of these, rendered before anybody asked",
    kept: "Responses kept after an edit of something else, since the start",
  } as const;
  for (const [figure, help] of Object.entries(figures)) {
    new Gauge({
      name: `estrato_page_cache_${figure}`,
      help,
      registers: [registry],
      collect() {
        this.set(cache.stats()[figure as keyof typeof figures]);
      },
    });
  }
}
