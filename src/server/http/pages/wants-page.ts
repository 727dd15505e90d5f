import type { IncomingHttpHeaders } from "node:http";
import { retornoPath } from "#contract/retorno-path.ts";

type Asked = { url: string; headers: IncomingHttpHeaders };

/** True for a browser navigation. Of the API only the payment return is visited. */
export function wantsPage({ url, headers }: Asked): boolean {
  if (!headers.accept?.includes("text/html")) return false;
  const mode = headers["sec-fetch-mode"];
  if (mode !== undefined && mode !== "navigate") return false;
  const path = pathOf(url);
  if (path === retornoPath) return true;
  return !/^\/+(?:api|assets)(?:\/|$)/.test(path) && path !== "/metrics";
}

export function isRetorno(url: string): boolean {
  return pathOf(url) === retornoPath;
}

function pathOf(url: string): string {
  return url.split("?")[0] ?? "/";
}
