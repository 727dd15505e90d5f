import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { type PageRow, pages } from "#contract/pages.ts";

/** Without the page of the interface parts; the file reads NODE_ENV as it loads. */
const routes = readBuiltRoutes();

function readBuiltRoutes(): RouteConfigEntry[] {
  const script = 'console.log(JSON.stringify((await import("#web/routes.ts")).default))';
  const env = { ...process.env, NODE_ENV: "production", VITEST: "" };
  const args = ["--input-type=module", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8" }));
}

/** Every address that a route answers, except the 404 route. */
function patternsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const isPage = (path !== undefined && path !== "*") || index === true;
    return [...(isPage ? [own || "/"] : []), ...patternsOf(children, own)];
  });
}

function compare(entries: readonly RouteConfigEntry[], rows: readonly { pattern: string }[]) {
  const routed = [...new Set(patternsOf(entries))];
  const listed = rows.map(({ pattern }) => pattern);
  return {
    withoutRow: routed.filter((pattern) => !listed.includes(pattern)),
    withoutRoute: listed.filter((pattern) => !routed.includes(pattern)),
  };
}

function isGuarded(pattern: string, access: PageRow["access"]): boolean {
  const route = routes.find((entry) => patternsOf([entry]).includes(pattern));
  const source = readFileSync(`src/web/${route?.file}`, "utf8");
  return source.includes(access === "admin" ? "<RequireSession isAdminOnly>" : "<RequireSession>");
}

it("finds each route in the table of pages, and each page in the routes", () => {
  expect(compare(routes, pages)).toEqual({ withoutRow: [], withoutRoute: [] });
});

it("reports a route without a row and a row without a route", () => {
  const planted = { path: "cuenta/planted", file: "routes/planted.tsx" };
  const nested = { path: "admin", file: "routes/admin.tsx", children: [{ ...planted }] };
  expect(compare([...routes, planted, nested], pages).withoutRow).toEqual([
    "/cuenta/planted",
    "/admin/cuenta/planted",
  ]);
  expect(compare(routes, [...pages, { pattern: "/planted" }]).withoutRoute).toEqual(["/planted"]);
});

it("finds each page that is not public in a route that asks who opens it", () => {
  const open = pages.filter(
    ({ pattern, access }) => access !== "public" && !isGuarded(pattern, access),
  );
  expect(open).toEqual([]);
  expect(isGuarded("/contacto", "user")).toBe(false);
  expect(isGuarded("/checkout", "admin")).toBe(false);
});

it("names each page once", () => {
  expect(new Set(pages.map(({ pattern }) => pattern)).size).toBe(pages.length);
});

it("lists for search engines nothing that a guest may not see", () => {
  const hidden = pages.filter(({ robots, access }) => robots === "findable" && access !== "public");
  expect(hidden).toEqual([]);
});

it("leaves the addresses of productos to productoPath", () => {
  const files = globSync("src/{web,server}/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test."),
  );
  const writesOne = (file: string) => /`[^`]*\/producto\/\$\{/.test(readFileSync(file, "utf8"));
  // A mail keeps the address that an edit does not change (docs/reglas.md 159).
  expect(files.filter(writesOne)).toEqual(["src/server/modules/avisos/avisos.mails.ts"]);
});

it("leaves secrets out of paths, which logs keep, but the one whose address is agreed", () => {
  const shared = pages.flatMap((page) => page.sharedPath ?? []);
  const written = shared.map((path) => path.replace(/enlace$/, "$"));
  const source = globSync("src/server/**/*.ts").map((file) => readFileSync(file, "utf8"));
  const found = written.filter((path) => source.some((text) => text.includes(`\`${path}{`)));
  expect(found).toEqual(["/restablecer-contrasena/$"]);
});
