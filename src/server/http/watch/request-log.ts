import { policyDoor } from "../pages/policy-door.ts";
import type { EndedRequest } from "./watch-requests.ts";

/** Anybody can send a report: the log must not grow with them. */
const quietRoutes: ReadonlySet<string> = new Set(["/api/salud", "/api/viva", policyDoor]);

/** Never a query, a body, a token or an address. */
export function logRequest({ route, ms, usuario_id, isAborted, ...ended }: EndedRequest): void {
  if (!route.startsWith("/api/") || quietRoutes.has(route)) return;
  ended.log({
    operation: ended.operation,
    method: ended.method,
    route,
    status: ended.status,
    ms: Math.round(ms),
    usuario: usuario_id ?? undefined,
    ...(isAborted ? { aborted: true } : {}),
  });
}
