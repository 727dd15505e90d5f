import type { Call } from "./call.ts";
import type { Reply } from "./reply.ts";

export type Handler = (call: Call) => Reply | Promise<Reply>;

/**
 * `path` may hold `:name` segments and end in `/*`; `method` may be `*`.
 * The first route that fits wins, so fixed paths stand before those with parameters.
 */
export type Route = { method: string; path: string; handle: Handler };

export type RouteMatch =
  | { kind: "found"; route: Route; params: Record<string, string> }
  | { kind: "wrong_method"; allowed: string[] }
  | { kind: "unknown" };

/** Finds the route of a request, and tells a wrong method from a wrong path. */
export function matchRoute(routes: readonly Route[], method: string, path: string): RouteMatch {
  const fitting = routes.flatMap((route) => {
    const params = matchPath(route.path, path);
    return params === null ? [] : [{ route, params }];
  });
  const found = fitting.find(({ route }) => route.method === "*" || route.method === method);
  if (found !== undefined) return { kind: "found", ...found };
  if (fitting.length === 0) return { kind: "unknown" };
  return { kind: "wrong_method", allowed: [...new Set(fitting.map(({ route }) => route.method))] };
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  if (pattern.endsWith("/*")) return path.startsWith(pattern.slice(0, -1)) ? {} : null;
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? "";
    if (segment.startsWith(":") && value !== "") params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}
