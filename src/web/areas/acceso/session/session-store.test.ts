import { describe, expect, it } from "vitest";
import { fakeToken } from "#tests/support/vitest/fake-token.ts";
import { memoryStorage } from "#web/app/browser/browser-storage.ts";
import { createSessionStore } from "./session-store.ts";

const hourMs = 3_600_000;

function setUp({
  token,
  path = "/tienda",
  nowMs = 1_000_000,
}: Partial<Record<"token" | "path", string>> & { nowMs?: number } = {}) {
  const storage = memoryStorage(token === undefined ? {} : { token });
  const tabStorage = memoryStorage();
  const left: string[] = [];
  const deps = {
    storage,
    tabStorage,
    nowMs: () => nowMs,
    currentPath: () => path,
    leaveTo: (target: string) => void left.push(target),
  };
  return { storage, tabStorage, left, deps, session: createSessionStore(deps) };
}

describe("loading the session", () => {
  it("shows a guest when there is no token, and stays on the page", () => {
    const { session, left } = setUp();
    session.load();
    expect(session.read()).toEqual({ status: "guest", id: "" });
    expect(left).toEqual([]);
  });

  it("reads the user from the token", () => {
    const { session } = setUp({ token: fakeToken({ nombre: "Ana", rol: "admin" }) });
    session.load();
    expect(session.read()).toMatchObject({ status: "user", id: "7", nombre: "Ana", rol: "admin" });
  });

  it.each([
    ["expired", fakeToken({ exp: 999 })],
    ["corrupt", "no-es-un-token"],
  ])("clears an %s token and goes to the login, remembering the page", (_name, token) => {
    const { session, storage, left } = setUp({ token, path: "/checkout" });
    session.load();
    expect(storage.get("token")).toBeNull();
    expect(left).toEqual(["/login?from=/checkout"]);
  });

  it("tells why on the login page that is loaded next, once", () => {
    const first = setUp({ token: "roto" });
    first.session.load();
    const next = createSessionStore({ ...first.deps, currentPath: () => "/login" });
    next.load();
    expect(next.notice()).toBe("expired");
    const later = createSessionStore(first.deps);
    later.load();
    expect(later.notice()).toBeNull();
  });

  it("stays on the login page instead of loading it again", () => {
    const { session, left } = setUp({ token: "roto", path: "/login?from=/checkout" });
    session.load();
    expect(left).toEqual([]);
    expect(session.notice()).toBe("expired");
  });
});

describe("a browser clock that is wrong", () => {
  it.each([
    ["two hours ahead", 2 * hourMs],
    ["two hours behind", -2 * hourMs],
  ])("keeps a session of one hour alive on a clock %s", (_name, offsetMs) => {
    const atLogin = setUp({ nowMs: 1_000_000 + offsetMs });
    expect(atLogin.session.start(fakeToken())).toBe(true);
    const later = { ...atLogin.deps, nowMs: () => 1_000_000 + offsetMs + hourMs / 2 };
    const reloaded = createSessionStore(later);
    reloaded.load();
    expect(reloaded.read().status).toBe("user");
  });

  it("still ends it when the hour has passed", () => {
    const atLogin = setUp({ nowMs: 1_000_000 - 2 * hourMs });
    atLogin.session.start(fakeToken());
    const later = { ...atLogin.deps, nowMs: () => 1_000_000 - 2 * hourMs + hourMs };
    const reloaded = createSessionStore(later);
    reloaded.load();
    expect(reloaded.read().status).toBe("guest");
  });
});

describe("starting, ending and other tabs", () => {
  it("refuses a token it cannot read and keeps nothing", () => {
    const { session, storage } = setUp();
    expect(session.start("roto")).toBe(false);
    expect(storage.get("token")).toBeNull();
  });

  it("goes to the login without an origin on logout", () => {
    const { session, storage, left } = setUp({ token: fakeToken(), path: "/carrito" });
    session.load();
    session.end();
    expect(storage.get("token")).toBeNull();
    expect(left).toEqual(["/login"]);
  });

  it("leaves for another page than the login when told so", () => {
    const { session, left } = setUp({ token: fakeToken(), path: "/cuenta" });
    session.load();
    session.end({ to: "/" });
    expect(left).toEqual(["/"]);
  });

  it("becomes a guest without leaving the page", () => {
    const { session, storage, left } = setUp({ token: fakeToken(), path: "/cuenta" });
    session.load();
    session.becomeGuest();
    expect(storage.get("token")).toBeNull();
    expect(session.read()).toEqual({ status: "guest", id: "" });
    expect(left).toEqual([]);
  });

  it("becomes a guest when another tab logs out", () => {
    const { session, storage, left } = setUp({ token: fakeToken() });
    session.load();
    storage.remove("token");
    session.syncWithStorage();
    expect(session.read()).toEqual({ status: "guest", id: "" });
    expect(left).toEqual([]);
  });

  it("becomes the user another tab logged in", () => {
    const { session, storage } = setUp();
    session.load();
    storage.set("token", fakeToken({ sub: "9" }));
    session.syncWithStorage();
    expect(session.read()).toMatchObject({ status: "user", id: "9" });
  });
});

describe("a token that takes the place of another", () => {
  const old = fakeToken();
  const renewed = fakeToken({ iat: 2_000, exp: 5_600, nombre: "Ana María" });

  it("is kept without leaving the page", () => {
    const { session, storage, left } = setUp({ token: old });
    session.load();
    expect(session.replace(renewed)).toBe(true);
    expect(storage.get("token")).toBe(renewed);
    expect(session.read()).toMatchObject({ nombre: "Ana María" });
    expect(left).toEqual([]);
  });

  it("does not bring back a session that ended meanwhile", () => {
    const { session, storage } = setUp({ token: old });
    session.load();
    storage.remove("token");
    expect(session.replace(renewed)).toBe(false);
    expect(storage.get("token")).toBeNull();
  });

  it.each([
    ["somebody else logged in meanwhile", fakeToken({ sub: "9" }), {}],
    [
      "another token than the renewed one stands there",
      fakeToken({ iat: 1_500 }),
      { instead: old },
    ],
  ])("is left alone when %s", (_name, found, options) => {
    const { session, storage } = setUp({ token: old });
    session.load();
    storage.set("token", found);
    expect(session.replace(renewed, options)).toBe(false);
    expect(storage.get("token")).toBe(found);
  });
});

describe("a token that the server refuses", () => {
  it("ends the session, with the reason and the way back", () => {
    const token = fakeToken();
    const { session, storage, left } = setUp({ token, path: "/cuenta" });
    session.load();
    session.onUnauthorized(token);
    expect(storage.get("token")).toBeNull();
    expect(left).toEqual(["/login?from=/cuenta"]);
  });

  it("is exchanged for the newer one of another tab", () => {
    const token = fakeToken();
    const newer = fakeToken({ iat: 2_000 });
    const { session, storage, left } = setUp({ token });
    session.load();
    storage.set("token", newer);
    session.onUnauthorized(token);
    expect(session.token()).toBe(newer);
    expect(left).toEqual([]);
  });
});
