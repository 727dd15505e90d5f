// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, connectSession } from "./api.ts";

const answers: Response[] = [];
const sent: { url: string; init: RequestInit }[] = [];
const onUnauthorized = vi.fn();
let token: string | null = null;

beforeEach(() => {
  answers.length = 0;
  sent.length = 0;
  token = null;
  onUnauthorized.mockClear();
  connectSession({ token: () => token, onUnauthorized });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers.shift();
    if (!answer) throw new TypeError("network");
    return answer;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = "XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT";
});

test("a guest's call carries no token and asks for JSON", async () => {
  answers.push(Response.json([], { headers: { "x-total-count": "7" } }));
  const result = await api("listDestacados", { query: { por_pagina: "8" } });
  expect(sent[0]?.url).toBe("/api/endpoints/productos.php?por_pagina=8&destacados=true");
  const headers = new Headers(sent[0]?.init.headers);
  expect([...headers.keys()]).toEqual(["accept"]);
  expect(result.ok && result.headers["x-total-count"]).toBe("7");
});

test("a member's call carries the token and the anti-forgery cookie's value", async () => {
  token = "t1";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = "XSRF-TOKEN=a%20b";
  answers.push(Response.json({ mensaje: "ok" }));
  await api("sendMensaje", { body: { nombre: "Ana", email: "a@b.cl", mensaje: "Hola" } });
  const headers = new Headers(sent[0]?.init.headers);
  expect(headers.get("authorization")).toBe("Bearer t1");
  expect(headers.get("x-xsrf-token")).toBe("a b");
  expect(headers.get("content-type")).toBe("application/json");
});

test("a refused token ends the session once it is the one in use", async () => {
  token = "t1";
  answers.push(Response.json({ error: "fin" }, { status: 401 }));
  const result = await api("getCarrito");
  expect(result.ok).toBe(false);
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

test("a late refusal of an older token leaves the new session alone", async () => {
  token = "old";
  answers.push(Response.json({ error: "fin" }, { status: 401 }));
  const pending = api("getCarrito");
  token = "new";
  await pending;
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test("a broken line is a failure with status 0, not an exception", async () => {
  expect(await api("getCarrito")).toMatchObject({ ok: false, status: 0, error: null });
});

test("a call ends when its caller ends it, before or while it travels", async () => {
  answers.push(Response.json([]), Response.json([]));
  const caller = new AbortController();
  await api("getCarrito", { signal: caller.signal });
  const { signal } = sent[0]?.init ?? {};
  expect(signal?.aborted).toBe(false);
  caller.abort();
  expect(signal?.aborted).toBe(true);
  await api("getCarrito", { signal: caller.signal });
  expect(sent[1]?.init.signal?.aborted).toBe(true);
});
