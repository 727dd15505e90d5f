import { useEffect, useState } from "react";
import type { Register } from "react-router";
import { loadProductoPreview } from "./page-preview.tsx";
import { whenIdle } from "./when-idle.ts";

type RouteId = keyof Register["routeModules"];

const mainRoutes: readonly RouteId[] = [
  "routes/home",
  "routes/tienda",
  "routes/producto",
  "areas/texts/about-page",
  "routes/contacto",
  "routes/carrito",
];

type Manifest = { routes: Record<string, { module: string; imports?: string[] } | undefined> };

/**
 * When idle, so that an offline navigation shows a message inside the page. Plain preloads: when a
 * script fails, the router's own prefetch reloads the document.
 */
export function IdlePrefetch() {
  const [scripts, setScripts] = useState<readonly string[]>([]);
  useEffect(() => whenIdle(() => setScripts(prefetchMain())), []);
  return scripts.map((href) => <link key={href} rel="modulepreload" href={href} />);
}

function prefetchMain(): readonly string[] {
  const [producto] = scriptsOf(["routes/producto"]);
  // Without it a pressed card waits for its page.
  if (producto) loadProductoPreview(producto).catch(() => undefined);
  return scriptsOf(mainRoutes);
}

function scriptsOf(ids: readonly RouteId[]): readonly string[] {
  if (import.meta.env.DEV) return [];
  const manifest = (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest;
  const found = ids.flatMap((id) => {
    const route = manifest?.routes[id];
    return route ? [route.module, ...(route.imports ?? [])] : [];
  });
  return [...new Set(found)];
}
