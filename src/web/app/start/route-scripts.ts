import { type ClientInstrumentation, matchRoutes, type RouteObject } from "react-router";
import { reportCallFailure } from "../connection/connection.ts";
import { failuresCopy } from "../failures.copy.ts";
import { showToast } from "../toasts.ts";

type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
};

/** The router's internals (docs/decisiones.md 15). */
type RouterWindow = {
  __reactRouterManifest?: { routes: Record<string, ManifestRoute | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterDataRouter?: { state: { navigation: { location?: Location } } };
};

const routerWindow = () => window as unknown as RouterWindow;

/**
 * docs/decisiones.md 15: preloads the next route's scripts before navigating. If they are gone after
 * a deploy, the next page loads as a document; without a network this page stays.
 */
export const routeScripts: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      navigate: async (navigate, { to }) => {
        const modules = typeof to === "string" ? missingModules(to) : [];
        if (modules.length > 0 && !(await canLoad(modules))) {
          await openWithoutScripts(String(to), modules);
          return;
        }
        await navigate();
      },
    });
  },
};

/** Sent by the router instead of reloading (vite.config.ts). */
export function watchRouteScripts(): void {
  addEventListener("route-script-failed", (event) => {
    event.preventDefault();
    const target = routerWindow().__reactRouterDataRouter?.state.navigation.location;
    // Without a navigation it was a prefetch.
    if (target) window.location.assign(target.pathname + target.search + target.hash);
  });
}

function missingModules(to: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded = {} } =
    routerWindow();
  if (import.meta.env.DEV || !manifest) return [];
  const { pathname } = new URL(to, window.location.href);
  const matches = matchRoutes(childrenOf(manifest.routes, undefined), pathname) ?? [];
  return matches.flatMap(({ route: { id } }) => {
    const found = id === undefined || id in loaded ? undefined : manifest.routes[id];
    return found ? [found.module] : [];
  });
}

function childrenOf(
  routes: Record<string, ManifestRoute | undefined>,
  parentId: string | undefined,
): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    if (index) return [{ id, index, ...(path === undefined ? {} : { path }) }];
    const children = childrenOf(routes, id);
    return [{ id, children, ...(path === undefined ? {} : { path }) }];
  });
}

function canLoad(modules: readonly string[]): Promise<boolean> {
  return Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).then(
    () => true,
    () => false,
  );
}

/** Never resolves: the router must not start a navigation it cannot finish. */
async function openWithoutScripts(to: string, [module = ""]: readonly string[]): Promise<void> {
  const status = await fetch(module, { method: "HEAD", cache: "no-store" }).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status === 0 || status >= 500) {
    reportCallFailure();
    showToast(failuresCopy.notOpened, "error");
  } else {
    window.location.assign(to);
  }
  await new Promise<never>(() => {});
}
