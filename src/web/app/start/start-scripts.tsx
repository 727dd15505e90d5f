import { useContext } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from "react-router";
import { oldBrowserScript } from "./old-browser-script.ts";
import { type StartPlan, startPlanId } from "./start-script.ts";

/**
 * In place of the router's `<Scripts />`, whose preloads come before everything else: the same
 * scripts, as a plan that `start-script.ts` follows (docs/decisiones.md 42).
 */
export function StartScripts() {
  return import.meta.env.DEV ? <Scripts /> : <PlannedScripts />;
}

function PlannedScripts() {
  const { nonce } = useFramework();
  const { handoff, plan } = useTexts();
  return (
    <>
      <script
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the router's own text
        dangerouslySetInnerHTML={{ __html: handoff }}
        suppressHydrationWarning
      />
      <script
        id={startPlanId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own build
        dangerouslySetInnerHTML={{ __html: plan }}
        suppressHydrationWarning
      />
    </>
  );
}

/** Empty in the browser, which has read them. */
function useTexts(): { handoff: string; plan: string } {
  const { manifest, serverHandoffString, renderMeta } = useFramework();
  const matches = useMatches();
  if (!import.meta.env.SSR) return { handoff: "", plan: "" };
  // The router then streams the loaders' data behind the page.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = matches.flatMap(({ id }) => {
    const route = manifest.routes[id];
    return route ? [route] : [];
  });
  const first = [manifest.url, ...(manifest.entry.imports ?? [])];
  const rest = [...routes, manifest.entry].flatMap(({ module, imports = [] }) => [
    ...imports,
    module,
  ]);
  const plan: StartPlan = {
    files: [...new Set([...first, ...rest])],
    first,
    routes: routes.map(({ id, module }) => [id, module]),
    entry: manifest.entry.module,
  };
  return {
    handoff:
      oldBrowserScript +
      `window.__reactRouterContext=${serverHandoffString};` +
      "window.__reactRouterContext.stream=new ReadableStream({start(controller)" +
      "{window.__reactRouterContext.streamController=controller}})" +
      ".pipeThrough(new TextEncoderStream())",
    plan: JSON.stringify(plan).replaceAll("<", "\\u003c"),
  };
}

function useFramework() {
  const framework = useContext(FrameworkContext);
  if (framework === undefined) throw new Error("StartScripts belongs into the router's document");
  return framework;
}
