import { useSyncExternalStore } from "react";
import { shopRoutes } from "#contract/shop-routes.ts";
import { forgetOthers } from "#web/app/api/answers.ts";
import { connectSession } from "#web/app/api/api.ts";
import { localBrowserStorage, tabBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { useExternalStore } from "#web/app/browser/external-store.ts";
import { createSessionStore, type Session, type SessionNotice, tokenKey } from "./session-store.ts";

export type { Session, SessionNotice } from "./session-store.ts";

/** Also for code outside components, e.g. a `clientLoader`. */
export const sessionStore = createSessionStore({
  storage: localBrowserStorage(),
  tabStorage: tabBrowserStorage(),
  nowMs: () => Date.now(),
  currentPath: () => window.location.pathname + window.location.search,
  leaveTo: (path) => window.location.assign(path),
});

/** Call it before what reads the session. */
export function watchSession(): void {
  connectSession(sessionStore);
  sessionStore.load();
  sessionStore.subscribe(() => forgetOthers(sessionStore.read().id));
  window.addEventListener("storage", (event) => {
    if (event.key === tokenKey || event.key === null) sessionStore.syncWithStorage();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) sessionStore.syncWithStorage();
  });
}

/** A guest in the server's HTML and while hydrating. */
export function useSession(): Session {
  return useExternalStore(sessionStore);
}

export function useSessionNotice(): SessionNotice | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.notice, () => null);
}

/** Ends the session here without awaiting the server. */
export function logout(): void {
  const token = sessionStore.token();
  if (token) {
    fetch(`/api${shopRoutes.logout.path}`, {
      method: shopRoutes.logout.method,
      headers: { accept: "application/json", authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => {});
  }
  sessionStore.endByChoice();
}
