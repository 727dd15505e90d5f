import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it, vi } from "vitest";
import { pages } from "#contract/pages.ts";

/** The routes of a build: without the page of the interface parts. */
async function readRoutes(): Promise<RouteConfigEntry[]> {
  vi.stubEnv("NODE_ENV", "production");
  return (await import("#web/routes.ts")).default;
}

/** Every address that a route answers, except the one that answers what does not exist. */
function patternsOf(routes: readonly RouteConfigEntry[], parent = ""): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const isPage = (path !== undefined && path !== "*") || index === true;
    return [...(isPage ? [own || "/"] : []), ...patternsOf(children, own)];
  });
}

function compare(routes: readonly RouteConfigEntry[], rows: readonly { pattern: string }[]) {
  const routed = [...new Set(patternsOf(routes))];
  const listed = rows.map(({ pattern }) => pattern);
  return {
    withoutRow: routed.filter((pattern) => !listed.includes(pattern)),
    withoutRoute: listed.filter((pattern) => !routed.includes(pattern)),
  };
}

it("finds each route in the table of pages, and each page in the routes", async () => {
  expect(compare(await readRoutes(), pages)).toEqual({ withoutRow: [], withoutRoute: [] });
});

it("reports a route without a row and a row without a route", async () => {
  const planted = { path: "cuenta/planted", file: "routes/planted.tsx" };
  const nested = { path: "admin", file: "routes/admin.tsx", children: [{ ...planted }] };
  expect(compare([...(await readRoutes()), planted, nested], pages).withoutRow).toEqual([
    "/cuenta/planted",
    "/admin/cuenta/planted",
  ]);
  expect(compare(await readRoutes(), [...pages, { pattern: "/planted" }]).withoutRoute).toEqual([
    "/planted",
  ]);
});

it("names each page once", () => {
  expect(new Set(pages.map(({ pattern }) => pattern)).size).toBe(pages.length);
});

it("lists for search engines nothing that a guest may not see", () => {
  const hidden = pages.filter(({ robots, access }) => robots === "findable" && access !== "public");
  expect(hidden).toEqual([]);
});
