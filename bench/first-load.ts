import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pages } from "#contract/pages.ts";

type Module = { module: string; imports?: string[]; css?: string[] };
type Route = Module & { parentId?: string; path?: string };
type Manifest = { entry: Module; routes: Record<string, Route> };

export type FirstLoad = { page: string; files: number; bytes: number };

/**
 * In bytes after brotli, from the manifest of the build in `folder`, without pictures and fonts.
 */
export function measureFirstLoad(folder: string): FirstLoad[] {
  const [file] = globSync(join(folder, "assets/manifest-*.js"));
  if (file === undefined) throw new Error(`no manifest in ${folder}: run npm run build first`);
  const text = readFileSync(file, "utf8")
    .replace(/^[^{]*/, "")
    .replace(/;\s*$/, "");
  const manifest = JSON.parse(text) as Manifest;
  const publicPages = pages.filter(({ access }) => access === "public");
  return publicPages.map(({ pattern: page }) => {
    const files = filesOf(manifest, page);
    const sizes = files.map((asset) => statSync(join(folder, `${asset}.br`)).size);
    return { page, files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
}

function filesOf({ entry, routes }: Manifest, page: string): string[] {
  // An index route has its parent's path: the longer chain is what is drawn.
  const [chain] = Object.values(routes)
    .map((route) => withParents(routes, route))
    .filter((found) => patternOf(found) === page)
    .toSorted((a, b) => b.length - a.length);
  if (!chain) throw new Error(`no route for ${page} in the manifest`);
  const all = [entry, ...chain].flatMap(({ module, imports = [], css = [] }) => [
    module,
    ...imports,
    ...css,
  ]);
  return [...new Set(all)];
}

function withParents(routes: Manifest["routes"], route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...withParents(routes, parent), route] : [route];
}

function patternOf(chain: readonly Route[]): string {
  const segments = chain.flatMap(({ path }) => (path ? [path] : []));
  return `/${segments.join("/")}`;
}
