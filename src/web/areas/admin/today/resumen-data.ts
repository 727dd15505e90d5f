import { useEffect } from "react";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { usePolling } from "#web/areas/acceso/own-data/use-polling.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";

const refreshMs = 60_000;
/** Menu and page share one request; a change refetches. */
const freshMs = 2_000;

/** Polled every minute and when the tab becomes visible. `readAtMs` is by the server's clock. */
export function useResumen() {
  const view = useOwn("getResumen", { freshMs });
  usePolling(view, refreshMs);
  const { refresh } = view;
  useEffect(() => {
    const readIfVisible = () => {
      if (document.visibilityState === "visible") refresh();
    };
    document.addEventListener("visibilitychange", readIfVisible);
    return () => document.removeEventListener("visibilitychange", readIfVisible);
  }, [refresh]);
  return view.status === "ready"
    ? { ...view, readAtMs: view.readAtMs + sessionStore.skewMs() }
    : view;
}
