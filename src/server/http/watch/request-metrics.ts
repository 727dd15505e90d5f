import { Counter, Histogram, type Registry } from "prom-client";
import type { EndedRequest } from "./watch-requests.ts";

/** Times by route, and requests that were broken off. */
export function createRequestMetrics(registry: Registry): (ended: EndedRequest) => void {
  const requests = new Histogram({
    name: "estrato_http_request_seconds",
    help: "Time to answer, by route, method and status",
    labelNames: ["route", "method", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const aborted = new Counter({
    name: "estrato_http_aborted_total",
    help: "Requests that the client broke off before the whole answer had left",
    labelNames: ["route", "method"],
    registers: [registry],
  });
  return ({ route, method, status, ms, isAborted }) => {
    const labels = { route, method };
    requests.observe({ ...labels, status: String(status) }, ms / 1000);
    if (isAborted) aborted.inc(labels);
  };
}
