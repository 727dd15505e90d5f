/**
 * Registers the worker that shows a page of the shop where the browser would show its own, when there
 * is no network. The shop lacks nothing without it, so a browser that refuses it is left alone.
 */
export function registerOfflinePage(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || workers === undefined) return;
  const register = () =>
    void workers.register("/sw.js", { updateViaCache: "none" }).then(undefined, () => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
