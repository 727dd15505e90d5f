import { useSyncExternalStore } from "react";
import { routes } from "#contract/routes.ts";
import { connectSession } from "#web/app/api/api.ts";
import { localBrowserStorage, tabBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { useExternalStore } from "#web/app/browser/external-store.ts";
import { createSessionStore, type Session, type SessionNotice, tokenKey } from "./session-store.ts";

export type { Session, SessionNotice } from "./session-store.ts";

/** The session of this browser, for what is no component, e.g. a `clientLoader`. */
export const sessionStore = createSessionStore({
  storage: localBrowserStorage(),
  tabStorage: tabBrowserStorage(),
  nowMs: () => Date.now(),
  currentPath: () => window.location.pathname + window.location.search,
  leaveTo: (path) => window.location.assign(path),
});

/** Loads the session and follows other tabs; called once by `entry.client.tsx`, before the others. */
export function watchSession(): void {
  connectSession(sessionStore);
  sessionStore.load();
  window.addEventListener("storage", (event) => {
    if (event.key === tokenKey || event.key === null) sessionStore.syncWithStorage();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) sessionStore.syncWithStorage();
  });
}

/** Who uses the shop. The server's HTML always shows a guest; the browser fills in the rest. */
export function useSession(): Session {
  return useExternalStore(sessionStore);
}

/** Why the visitor was sent to the login page, or null. */
export function useSessionNotice(): SessionNotice | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.notice, () => null);
}

/** Tells the server without waiting for its answer, ends the session here, goes to the login page. */
export function logout(): void {
  const token = sessionStore.token();
  if (token) {
    fetch(`/api${routes.logout.path}`, {
      method: routes.logout.method,
      headers: { accept: "application/json", authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => {});
  }
  sessionStore.end();
}
