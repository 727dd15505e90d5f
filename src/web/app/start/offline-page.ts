/** A browser that refuses the service worker loses nothing else. */
export function registerOfflinePage(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || workers === undefined) return;
  const register = () =>
    void workers.register("/sw.js", { updateViaCache: "none" }).then(undefined, () => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
