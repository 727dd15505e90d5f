import { useSyncExternalStore } from "react";
import { routes } from "#contract/routes.ts";
import { connectSession } from "#web/app/api/api.ts";
import { localBrowserStorage, tabBrowserStorage } from "#web/app/browser/browser-storage.ts";
import {
  createSessionStore,
  guestSession,
  type Session,
  type SessionNotice,
  tokenKey,
} from "./session-store.ts";

export type { Session, SessionNotice } from "./session-store.ts";

const session = createSessionStore({
  storage: localBrowserStorage(),
  tabStorage: tabBrowserStorage(),
  nowMs: () => Date.now(),
  currentPath: () => window.location.pathname + window.location.search,
  leaveTo: (path) => window.location.assign(path),
});

if (typeof window !== "undefined") {
  connectSession({ getToken, onUnauthorized: session.refuse });
  session.load();
  window.addEventListener("storage", (event) => {
    if (event.key === tokenKey || event.key === null) session.syncWithStorage();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) session.syncWithStorage();
  });
}

/** Who uses the shop. The server's HTML always shows a guest; the browser fills in the rest. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.read, () => guestSession);
}

/** Why the visitor was sent to the login page, or null. */
export function useSessionNotice(): SessionNotice | null {
  return useSyncExternalStore(session.subscribe, session.notice, () => null);
}

/** The session outside components, e.g. in a `clientLoader`. */
export function readSession(): Session {
  return session.read();
}

/** True once the session ended and the login page is being loaded: nothing should be drawn meanwhile. */
export function isLeavingToLogin(): boolean {
  return session.isLeaving();
}

export function subscribeSession(listener: () => void): () => void {
  return session.subscribe(listener);
}

/** The token to send with a call, or null for guests. */
export function getToken(): string | null {
  return session.token();
}

/** Keeps the token of a login; false when it is not a session token. */
export function startSession(token: string): boolean {
  return session.start(token);
}

/** Keeps the token that takes the place of this session's; false when the session ended meanwhile. */
export function replaceSession(token: string, options: { instead?: string } = {}): boolean {
  return session.replace(token, options);
}

/** Takes over what another tab made of the session, before its event arrives here. */
export function syncSession(): void {
  session.syncWithStorage();
}

/** What this browser's clock lacks to the server's, in milliseconds. */
export function clockSkewMs(): number {
  return session.skewMs();
}

/** Ends the session in this browser and leads to the login page, or `to` another page. */
export function endSession(options: { from?: string; to?: string } = {}): void {
  session.end(options);
}

/** Forgets a session that the server has ended, and stays on the page. */
export function dropSession(): void {
  session.drop();
}

/** "Cerrar sesión": tells the server without waiting for it, clears this browser, goes to the login page. */
export function logout(): void {
  const token = session.token();
  if (token) {
    fetch(`/api${routes.logout.path}`, {
      method: routes.logout.method,
      headers: { accept: "application/json", authorization: `Bearer ${token}` },
      keepalive: true,
    }).catch(() => {});
  }
  session.end();
}
