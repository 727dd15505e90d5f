import type { FastifyInstance } from "fastify";

/** Never a query, a body, a token or an address. */
export function logRequests(http: FastifyInstance): void {
  http.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith("/api/") || route === "/api/salud") return;
    request.log.info(
      {
        operation: request.operation,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        usuario: request.session?.usuario_id,
      },
      "request",
    );
  });
}
