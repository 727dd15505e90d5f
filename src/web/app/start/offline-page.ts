/** A browser that refuses the service worker loses nothing else. */
export function registerOfflinePage(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || workers === undefined) return;
  const register = () =>
    void workers
      .register(trustedUrl("/sw.js"), { updateViaCache: "none" })
      .then(undefined, () => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

type UrlPolicy = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy };

/** The page's policy names `estrato`, the only place where a text becomes the URL of a script. */
function trustedUrl(url: "/sw.js"): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  return trustedTypes
    .createPolicy("estrato", { createScriptURL: (text) => text })
    .createScriptURL(url);
}
