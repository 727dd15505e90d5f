import { policyDoor } from "../pages/policy-door.ts";
import type { EndedRequest } from "./watch-requests.ts";

/** Anybody can send a report: the log must not grow with them. */
const quietRoutes: ReadonlySet<string> = new Set(["/api/salud", policyDoor]);

/** Never a query, a body, a token or an address. */
export function logRequest({ request, reply, isAborted }: EndedRequest): void {
  const route = request.routeOptions.url;
  if (!route?.startsWith("/api/") || quietRoutes.has(route)) return;
  request.log.info(
    {
      operation: request.operation,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      usuario: request.session?.usuario_id,
      ...(isAborted ? { aborted: true } : {}),
    },
    "request",
  );
}
