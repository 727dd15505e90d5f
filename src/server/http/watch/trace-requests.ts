import type { FastifyInstance, FastifyRequest } from "fastify";
import { duringCall, type OpenSpan, type Traces } from "../../call.ts";

/** Behind `nameRequests`, whose call it replaces with one that has a span. Kept answers are not traced. */
export function traceRequests(http: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  http.addHook("onRequest", (request, reply, done) => {
    const span = traces.begin(request.method);
    spans.set(request, span);
    reply.raw.once("close", () => {
      const { method, operation, id, routeOptions } = request;
      const route = routeOptions.url ?? "none";
      span.end({
        name: `${method} ${route}`,
        isFailed: reply.statusCode >= 500,
        attributes: {
          "http.request.method": method,
          "http.route": route,
          "http.response.status_code": reply.statusCode,
          "estrato.request_id": id,
          ...(operation ? { "estrato.operation": operation } : {}),
        },
      });
    });
    duringCall({ requestId: request.id, span }, done);
  });
  http.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    duringCall({ requestId: request.id, ...(span && { span }) }, done);
  });
}
