import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ApiClient, ApiResult } from "#contract/client.ts";
import { memoryStorage } from "#web/app/browser/browser-storage.ts";
import { loginOnGoogleReturn, startGoogle } from "./google-sign-in.ts";

type Sent = { operation: string; body: Record<string, string> };

function fakeApi(answer: Partial<ApiResult<"loginWithGoogle">> | { data: object }) {
  const sent: Sent[] = [];
  const api = (async (operation: string, { body }: { body: Record<string, string> }) => {
    sent.push({ operation, body });
    return { ok: true, status: 200, error: null, campos: {}, ...answer };
  }) as unknown as ApiClient;
  return { api, sent };
}

const origin = "https://accounts.google.test";
const googleUrl = `${origin}/auth?x=1`;
const refused = { ok: false as const, status: 401, error: "Google no confirmó tu identidad." };
const refusedStart = { ok: false as const, error: "El ingreso con Google no está disponible." };

async function start(from: string | null = null) {
  const tabStorage = memoryStorage();
  const { api, sent } = fakeApi({ data: { url: googleUrl } });
  const started = await startGoogle({ api, tabStorage, from, origin });
  return { tabStorage, started, body: sent[0]?.body ?? {} };
}

function finishDeps(tabStorage = memoryStorage(), answer: Parameters<typeof fakeApi>[0] = {}) {
  const shown: string[] = [];
  const tokens: string[] = [];
  const { api, sent } = fakeApi({ data: { token: "t1" }, ...answer });
  const deps = {
    api,
    tabStorage,
    showAddress: (path: string) => void shown.push(path),
    startSession: (token: string) => tokens.push(token) > 0,
  };
  const finish = (search: string) =>
    loginOnGoogleReturn({ ...deps, url: new URL(`http://tienda.test/login${search}`) });
  return { finish, shown, tokens, sent };
}

describe("going to Google", () => {
  it("sends a state of 256 bits and the challenge of a verifier that stays in this tab", async () => {
    const { tabStorage, started, body } = await start("/checkout");
    expect(started).toEqual({ url: googleUrl });
    const kept = JSON.parse(tabStorage.get("googleSignIn") ?? "{}");
    expect(kept).toMatchObject({ state: body.state, from: "/checkout" });
    expect(body.state).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(body)).not.toContain(kept.verifier);
    const digest = createHash("sha256").update(kept.verifier).digest("base64url");
    expect(body.code_challenge).toBe(digest);
  });

  it("makes new secrets every time", async () => {
    const [first, second] = [await start(), await start()];
    expect(first.body.state).not.toBe(second.body.state);
    expect(first.body.code_challenge).not.toBe(second.body.code_challenge);
  });

  it("stores no page outside the shop", async () => {
    const { tabStorage } = await start("https://malo.example");
    expect(tabStorage.get("googleSignIn")).toContain('"from":"/"');
  });

  it.each([
    ["El ingreso con Google no está disponible.", refusedStart],
    ["Error al iniciar sesión con Google.", { ...refusedStart, error: null }],
    ["Error durante la autenticación con Google.", { data: { url: "javascript:alert(1)" } }],
    ["Error durante la autenticación con Google.", { data: { url: "https://malo.example/auth" } }],
    [
      "Error durante la autenticación con Google.",
      { data: { url: "http://accounts.google.test/auth" } },
    ],
  ])("tells «%s»", async (error, answer) => {
    const { api } = fakeApi(answer);
    const started = await startGoogle({ api, tabStorage: memoryStorage(), from: null, origin });
    expect(started).toEqual({ error });
  });
});

describe("coming back from Google", () => {
  it("posts code and verifier once, and continues to the page before the sign-in", async () => {
    const { tabStorage, body } = await start("/checkout");
    const { verifier } = JSON.parse(tabStorage.get("googleSignIn") ?? "{}");
    const { finish, shown, tokens, sent } = finishDeps(tabStorage);
    const search = `?code=4/abc&state=${body.state}`;
    const [first, again] = await Promise.all([finish(search), finish(search)]);
    expect(first).toEqual({ kind: "done", from: "/checkout" });
    expect(again.kind).toBe("failed");
    expect(sent).toEqual([
      { operation: "loginWithGoogle", body: { code: "4/abc", code_verifier: verifier } },
    ]);
    expect(tokens).toEqual(["t1"]);
    expect(shown[0]).toBe("/login?from=/checkout");
  });

  it("ignores every other visit of the login", async () => {
    const { finish, shown } = finishDeps();
    expect(await finish("?from=/checkout")).toEqual({ kind: "none" });
    expect(shown).toEqual([]);
  });

  it.each([
    ["the state is another", "?code=c&state=otro"],
    ["there is no state", "?code=c"],
    ["the person refused", "?error=access_denied&state=STATE"],
    ["the code is empty", "?code=&state=STATE"],
  ])("posts nothing when %s", async (_name, search) => {
    const { tabStorage, body } = await start("/checkout");
    const { finish, sent } = finishDeps(tabStorage);
    const result = await finish(search.replace("STATE", body.state ?? ""));
    expect(result).toEqual({
      kind: "failed",
      from: "/checkout",
      message: "Error durante la autenticación con Google.",
    });
    expect(sent).toEqual([]);
    expect(tabStorage.get("googleSignIn")).toBeNull();
  });

  it("posts nothing in a tab that started no sign-in", async () => {
    const { finish, sent } = finishDeps(memoryStorage({ googleSignIn: "roto" }));
    expect((await finish("?code=c&state=s")).kind).toBe("failed");
    expect(sent).toEqual([]);
  });

  it.each([
    [refused.error, refused],
    ["Error al iniciar sesión con Google.", { ...refused, error: null }],
  ])("tells «%s»", async (message, answer) => {
    const { tabStorage, body } = await start();
    const { finish } = finishDeps(tabStorage, answer);
    expect(await finish(`?code=c&state=${body.state}`)).toEqual({
      kind: "failed",
      from: "/",
      message,
    });
  });
});
