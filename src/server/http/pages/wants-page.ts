import type { IncomingHttpHeaders } from "node:http";
import { retornoPath } from "#contract/retorno-path.ts";

type Asked = { url: string; headers: IncomingHttpHeaders };

/**
 * True for a browser that will show the answer to a person. Calls of the API and scripts are answered
 * in JSON, whoever asks; the payment's return is the one call that a browser visits.
 */
export function wantsPage({ url, headers }: Asked): boolean {
  if (!headers.accept?.includes("text/html")) return false;
  const mode = headers["sec-fetch-mode"];
  if (mode !== undefined && mode !== "navigate") return false;
  const path = pathOf(url);
  if (path === retornoPath) return true;
  return !/^\/+(?:api|assets)(?:\/|$)/.test(path) && path !== "/metrics";
}

/** True where the payment provider sends the browser back to. */
export function isRetorno(url: string): boolean {
  return pathOf(url) === retornoPath;
}

function pathOf(url: string): string {
  return url.split("?")[0] ?? "/";
}
