import { policyReportPath } from "../pages/policy-report-path.ts";
import type { EndedRequest } from "./watch-requests.ts";

/** Anybody can send a report: the log must not grow with them. */
const quietRoutes: ReadonlySet<string> = new Set(["/api/salud", "/api/viva", policyReportPath]);

/** Never a query, a body, a token or an address. */
export function logRequest(ended: EndedRequest): void {
  const { route } = ended;
  if (!route.startsWith("/api/") || quietRoutes.has(route)) return;
  ended.log({
    operation: ended.operation,
    method: ended.method,
    route,
    status: ended.status,
    ms: Math.round(ended.ms),
    usuario: ended.usuario_id ?? undefined,
    aborted: ended.isAborted || undefined,
  });
}
