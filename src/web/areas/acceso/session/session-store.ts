import type { Rol } from "#contract/values/persona/token-claims.ts";
import type { KeyValueStorage } from "#web/app/browser/browser-storage.ts";
import { createExternalStore } from "#web/app/browser/external-store.ts";
import { loginPath } from "./redirect-target.ts";
import { decodeToken, isExpired } from "./session-token.ts";

export type Session =
  | { status: "guest"; id: "" }
  | { status: "user"; id: string; nombre: string; rol: Rol; token: string };

export type SessionNotice = "expired";

export type SessionDeps = {
  storage: KeyValueStorage;
  tabStorage: KeyValueStorage;
  nowMs: () => number;
  /** Path and query. */
  currentPath: () => string;
  /** Loads another document, which clears the memory. */
  leaveTo: (path: string) => void;
};

export const tokenKey = "token";
const skewKey = "clockSkewMs";
/** Set from a logout until the next sign-in, for all tabs. */
const loggedOutKey = "loggedOut";
const noticeKey = "sessionNotice";

const guestSession: Session = { status: "guest", id: "" };

/** The token of local storage, synchronised between tabs. */
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

  /** False when it is not a session token. */
  function start(token: string): boolean {
    const claims = decodeToken(token);
    if (!claims) return false;
    deps.storage.set(skewKey, String(claims.iat * 1000 - deps.nowMs()));
    deps.storage.set(tokenKey, token);
    deps.storage.remove(loggedOutKey);
    notice = null;
    store.write(toSession(token, claims));
    return true;
  }

  /** False when the session ended meanwhile, here or in another tab: it must not be revived. */
  function replace(token: string, options: { instead?: string } = {}): boolean {
    const current = deps.storage.get(tokenKey);
    if (current === null || (options.instead && options.instead !== current)) return false;
    const isSamePerson = decodeToken(current)?.sub === decodeToken(token)?.sub;
    return isSamePerson && start(token);
  }

  /** By the person's own choice: nothing of theirs is kept. */
  function endByChoice(): void {
    deps.storage.set(loggedOutKey, "1");
    end();
  }

  /** Loads the login page, or the page `to`. */
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

  /** When another tab stored a newer token, the session goes on with it. */
  function onUnauthorized(refused: string): void {
    if (refused !== token()) return;
    if (deps.storage.get(tokenKey) === refused) end({ notice: "expired" });
    else syncWithStorage();
  }

  /** For a session that the server has ended; stays on the page. */
  function becomeGuest(): void {
    deps.storage.remove(tokenKey);
    store.write(guestSession);
  }

  /** Reads what another tab stored. */
  function syncWithStorage(): void {
    const found = readSession(deps);
    if (found === "invalid") end({ notice: "expired" });
    else if (tokenOf(found) !== token()) store.write(found);
  }

  /** Null for guests. */
  function token(): string | null {
    return tokenOf(store.read());
  }

  return {
    load,
    start,
    replace,
    end,
    endByChoice,
    onUnauthorized,
    becomeGuest,
    syncWithStorage,
    token,
    /** Server minus browser. */
    skewMs: () => readSkewMs(deps),
    read: store.read,
    subscribe: store.subscribe,
    initial: store.initial,
    notice: () => notice,
    /** True from a logout in any tab until the next sign-in. */
    hasLoggedOut: () => deps.storage.get(loggedOutKey) !== null,
    /** True while the login page loads: nothing should be drawn. */
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
