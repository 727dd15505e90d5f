import type { FastifyInstance } from "fastify";

/** One line for each API call: what, how it ended, how long. Never a query, a body, a token or an address. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
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
