// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnswerOf } from "#contract/client.ts";
import { fakeToken } from "#tests/support/vitest/fake-token.ts";
import { answers } from "#web/app/api/answers.ts";
import { sessionStore } from "../session/session.ts";
import { refreshOwn, replaceOwn, useOwn } from "./use-own.ts";

const asked: string[] = [];
let answer: { status: number; body: unknown; headers?: Record<string, string> };

beforeEach(() => {
  // Files share the modules: another may have left a session.
  sessionStore.end();
  answers.clear();
  asked.length = 0;
  window.history.replaceState(null, "", "/login");
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const { status, body, headers } = answer;
    return new Response(JSON.stringify(body), { status, headers });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.end();
  answers.clear();
  vi.unstubAllGlobals();
});

const logIn = () =>
  sessionStore.start(fakeToken({ exp: 4_000_000_000, iat: Math.floor(Date.now() / 1000) }));

it("asks nothing for a guest", () => {
  // At once: what another file left in flight may begin a session between hook and test.
  sessionStore.end();
  const { result } = renderHook(() => useOwn("listDirecciones"));
  expect(result.current.status).toBe("loading");
  expect(result.current.isFetching).toBe(false);
});

it("gives the answer with the total of its list", async () => {
  answer = { status: 200, body: [], headers: { "x-total-count": "41" } };
  logIn();
  const { result } = renderHook(() => useOwn("listDirecciones"));
  await waitFor(() => expect(result.current.status).toBe("ready"));
  expect(result.current).toMatchObject({ data: [], total: 41, failure: null });
});

it("gives the failure until the answer comes", async () => {
  answer = { status: 403, body: { error: "No tienes permiso." } };
  logIn();
  const { result } = renderHook(() => useOwn("listDirecciones"));
  await waitFor(() => expect(result.current.status).toBe("error"));
  expect(result.current.failure?.error).toBe("No tienes permiso.");
  answer = { status: 200, body: [] };
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.status).toBe("ready"));
});

it("keeps older data ready beside the failure of a later call", async () => {
  answer = { status: 200, body: [] };
  logIn();
  const { result } = renderHook(() => useOwn("listDirecciones"));
  await waitFor(() => expect(result.current.status).toBe("ready"));
  answer = { status: 403, body: { error: "No tienes permiso." } };
  await act(() => refreshOwn("listDirecciones"));
  await waitFor(() => expect(result.current.failure?.status).toBe(403));
  expect(result.current.status).toBe("ready");
});

it("shows the answer of a change at once, with the total that was known", async () => {
  answer = { status: 200, body: [], headers: { "x-total-count": "41" } };
  logIn();
  const { result } = renderHook(() => useOwn("listDirecciones"));
  await waitFor(() => expect(result.current.status).toBe("ready"));
  const direcciones = [{ id: 3 }] as unknown as AnswerOf<"listDirecciones">;
  act(() => replaceOwn("listDirecciones", { userId: sessionStore.read().id }, direcciones));
  expect(result.current).toMatchObject({ data: direcciones, total: 41 });
  expect(asked).toHaveLength(1);
});

it("shows nothing of a person once another one has signed in", async () => {
  answer = { status: 200, body: [{ id: 1 }] };
  logIn();
  const { result } = renderHook(() => useOwn("listDirecciones"));
  await waitFor(() => expect(result.current.status).toBe("ready"));
  answer = { status: 200, body: [{ id: 2 }] };
  const iat = Math.floor(Date.now() / 1000);
  act(() => void sessionStore.start(fakeToken({ sub: "8", exp: 4_000_000_000, iat })));
  expect(result.current.status).toBe("loading");
  await waitFor(() => expect(result.current).toMatchObject({ data: [{ id: 2 }] }));
  expect(asked).toHaveLength(2);
});
