import type { Rol } from "#contract/values/token-claims.ts";
import type { KeyValueStorage } from "#web/app/browser/browser-storage.ts";
import { createExternalStore } from "#web/app/browser/external-store.ts";
import { loginPath } from "./redirect-target.ts";
import { decodeToken, isExpired } from "./session-token.ts";

export type Session =
  | { status: "guest" }
  | { status: "user"; id: string; nombre: string; rol: Rol; token: string };

/** Why somebody finds themselves on the login page; the sentence is chosen there. */
export type SessionNotice = "expired";

export type SessionDeps = {
  storage: KeyValueStorage;
  tabStorage: KeyValueStorage;
  nowMs: () => number;
  /** Path and query of the page that is shown. */
  currentPath: () => string;
  /** Loads another document, so that nothing of the ended session stays in memory. */
  leaveTo: (path: string) => void;
};

export const tokenKey = "token";
const skewKey = "clockSkewMs";
const noticeKey = "sessionNotice";

export const guestSession: Session = { status: "guest" };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session of this browser: the token in local storage, read once and kept in step between tabs. */
export function createSessionStore(deps: SessionDeps) {
  const store = createExternalStore<Session>(guestSession);
  let notice: SessionNotice | null = null;
  let isLeaving = false;

  function load(): void {
    notice = readNotice(deps);
    const found = readSession(deps);
    if (found === "invalid") end({ notice: "expired" });
    else store.write(found);
  }

  function start(token: string): boolean {
    const claims = decodeToken(token);
    if (!claims) return false;
    deps.storage.set(skewKey, String(claims.iat * 1000 - deps.nowMs()));
    deps.storage.set(tokenKey, token);
    notice = null;
    store.write(toSession(token, claims));
    return true;
  }

  /**
   * Keeps a token that takes the place of this session's: renewed, or after a change of the account.
   * False when the session ended meanwhile, here or in another tab: it must not come back to life.
   */
  function replace(token: string, options: { instead?: string } = {}): boolean {
    const current = deps.storage.get(tokenKey);
    if (current === null || (options.instead && options.instead !== current)) return false;
    const isSamePerson = decodeToken(current)?.sub === decodeToken(token)?.sub;
    return isSamePerson && start(token);
  }

  function end(options: { notice?: SessionNotice; from?: string; to?: string } = {}): void {
    deps.storage.remove(tokenKey);
    if (options.notice) deps.tabStorage.set(noticeKey, options.notice);
    const path = loginPath(options.from ?? (options.notice ? deps.currentPath() : undefined));
    if (isLoginPage(deps.currentPath())) {
      notice = readNotice(deps);
      store.write(guestSession);
      return;
    }
    isLeaving = true;
    deps.leaveTo(options.to ?? path);
  }

  /** The server refused this token. Another tab may have a newer one: then the session goes on with it. */
  function refuse(refused: string): void {
    if (refused !== token()) return;
    if (deps.storage.get(tokenKey) === refused) end({ notice: "expired" });
    else syncWithStorage();
  }

  /** Makes this browser a guest and stays on the page. */
  function drop(): void {
    deps.storage.remove(tokenKey);
    store.write(guestSession);
  }

  /** Another tab changed the token, or the page came back from the browser's page cache. */
  function syncWithStorage(): void {
    const found = readSession(deps);
    if (found === "invalid") end({ notice: "expired" });
    else if (tokenOf(found) !== token()) store.write(found);
  }

  function token(): string | null {
    return tokenOf(store.read());
  }

  return {
    load,
    start,
    replace,
    end,
    refuse,
    drop,
    syncWithStorage,
    token,
    skewMs: () => readSkewMs(deps),
    read: store.read,
    subscribe: store.subscribe,
    notice: () => notice,
    isLeaving: () => isLeaving,
  };
}

function readSession({ storage, nowMs }: SessionDeps): Session | "invalid" {
  const token = storage.get(tokenKey);
  if (token === null) return guestSession;
  const claims = decodeToken(token);
  if (!claims || isExpired(claims, nowMs(), readSkewMs({ storage }))) return "invalid";
  return toSession(token, claims);
}

function readSkewMs({ storage }: Pick<SessionDeps, "storage">): number {
  return Number(storage.get(skewKey)) || 0;
}

function tokenOf(session: Session): string | null {
  return session.status === "user" ? session.token : null;
}

function toSession(token: string, claims: { sub: string; nombre: string; rol: Rol }): Session {
  return { status: "user", id: claims.sub, nombre: claims.nombre, rol: claims.rol, token };
}

function readNotice({ tabStorage }: SessionDeps): SessionNotice | null {
  const found = tabStorage.get(noticeKey);
  tabStorage.remove(noticeKey);
  return found === "expired" ? found : null;
}

function isLoginPage(path: string): boolean {
  return /^\/login\/?(?:[?#]|$)/.test(path);
}
