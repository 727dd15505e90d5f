import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** The routes' ids, as the router names them: their files without the ending. */
const mainRoutes = ["inicio", "tienda", "producto", "nosotros", "contacto", "carrito"];

type Manifest = { routes: Record<string, { module: string; imports?: string[] } | undefined> };

/**
 * When the page has settled, the scripts (never the data) of the main pages are fetched: later
 * navigations start at once, and a line that breaks meanwhile leads to a message inside the page
 * instead of the browser's own error. Plain preloads: the router's prefetch reloads the whole
 * document when a script cannot be had.
 */
export function IdlePrefetch() {
  const [scripts, setScripts] = useState<readonly string[]>([]);
  useEffect(() => whenIdle(() => setScripts(scriptsOf(mainRoutes))), []);
  return scripts.map((href) => <link key={href} rel="modulepreload" href={href} />);
}

/** Nothing in development, where the modules are many and change. */
function scriptsOf(names: readonly string[]): readonly string[] {
  if (import.meta.env.DEV) return [];
  const manifest = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest;
  const found = names.flatMap((name) => {
    const route = manifest?.routes[`routes/${name}`];
    return route ? [route.module, ...(route.imports ?? [])] : [];
  });
  return [...new Set(found)];
}
