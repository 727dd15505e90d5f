// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, forgetOthers, watchAnswers } from "./answers.ts";
import { type Asking, useAnswer } from "./use-answer.ts";

type Held = { url: URL; signal: AbortSignal; answer: (status: number, body: unknown) => void };

let calls: Held[] = [];

beforeEach(() => {
  answers.clear();
  calls = [];
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(signal.reason));
    const url = new URL(address, "https://x.test");
    const answer = (status: number, body: unknown) => resolve(Response.json(body, { status }));
    calls.push({ url, signal, answer });
    return promise;
  });
});
afterEach(() => {
  cleanup();
  answers.clear();
  vi.unstubAllGlobals();
});

const paths = [{ id: 1, nombre: "Figuras", slug: "figuras" }];

function renderSearch(asking: Asking<"listProductos">) {
  return renderHook((given: Asking<"listProductos">) => useAnswer("listProductos", given), {
    initialProps: asking,
  });
}

async function shown(view: { current: ReturnType<typeof useAnswer> }): Promise<void> {
  await waitFor(() => expect(view.current.answer).not.toBeNull());
}

test("an older question that is answered last is not shown for the newer one", async () => {
  const { result, rerender } = renderSearch({ query: { q: "pudu" } });
  rerender({ query: { q: "zorro" } });
  expect(calls.map(({ url, signal }) => [url.searchParams.get("q"), signal.aborted])).toEqual([
    ["pudu", true],
    ["zorro", false],
  ]);
  calls[1]?.answer(200, [{ id: 2 }]);
  calls[0]?.answer(200, [{ id: 1 }]);
  await shown(result);
  expect(result.current.answer?.data).toEqual([{ id: 2 }]);
});

test("another question shows nothing of the one before, and going back asks for nothing", async () => {
  const { result, rerender } = renderSearch({ query: { q: "pudu" } });
  calls[0]?.answer(200, [{ id: 1 }]);
  await shown(result);
  rerender({ query: { q: "zorro" } });
  expect(result.current.answer).toBeNull();
  rerender({ query: { q: "pudu" } });
  expect(result.current.answer?.data).toEqual([{ id: 1 }]);
  expect(calls).toHaveLength(2);
});

test("what belongs to a person is never shown to the next one, and forgotten with the session", async () => {
  const { result, rerender } = renderHook(({ by }) => useAnswer("listDirecciones", { by }), {
    initialProps: { by: "7" },
  });
  calls[0]?.answer(200, [{ id: 1 }]);
  await shown(result);
  act(() => forgetOthers("8"));
  rerender({ by: "8" });
  expect(result.current.answer).toBeNull();
  rerender({ by: "7" });
  expect(result.current.answer).toBeNull();
  expect(calls).toHaveLength(3);
});

test("a session that goes on keeps what was read, and what all may read", async () => {
  const own = renderHook(() => useAnswer("listDirecciones", { by: "7" })).result;
  const common = renderHook(() => useAnswer("listCategorias")).result;
  for (const call of calls) call.answer(200, paths);
  await shown(own);
  await shown(common);
  act(() => forgetOthers("7"));
  expect(own.current.answer?.data).toEqual(paths);
  act(() => forgetOthers(""));
  expect(own.current.answer).toBeNull();
  expect(common.current.answer?.data).toEqual(paths);
});

test("a refusal is told at once, and asked about again by whoever reads", async () => {
  const { result } = renderHook(() => useAnswer("listCategorias"));
  calls[0]?.answer(403, { error: "No tienes permiso." });
  await waitFor(() => expect(result.current.failure?.error).toBe("No tienes permiso."));
  act(() => result.current.refresh());
  act(() => result.current.refresh());
  expect(result.current.isAsking).toBe(true);
  expect(calls).toHaveLength(2);
  calls[1]?.answer(200, paths);
  await shown(result);
  expect(result.current.failure).toBeNull();
});

test("a failure of the server is told after a second attempt", async () => {
  const { result } = renderHook(() => useAnswer("listCategorias"));
  calls[0]?.answer(503, {});
  await waitFor(() => expect(calls).toHaveLength(2), { timeout: 60_000 });
  expect(result.current.failure).toBeNull();
  calls[1]?.answer(503, {});
  await waitFor(() => expect(result.current.failure?.status).toBe(503));
});

test("a component that leaves aborts its call", () => {
  const { unmount } = renderHook(() => useAnswer("listCategorias"));
  unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
});

test("a hidden page that is looked at again reads what is no longer fresh", async () => {
  watchAnswers();
  const { result } = renderHook(() => useAnswer("listCategorias", { freshMs: 0 }));
  const once = renderHook(() => useAnswer("getTienda", { isKept: false, freshMs: 0 })).result;
  for (const call of calls) call.answer(200, paths);
  await shown(result);
  await shown(once);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(calls.slice(2).map(({ url }) => url.pathname)).toEqual([calls[0]?.url.pathname]);
});

test("asks for nothing while it shall not", () => {
  const { result } = renderHook(() => useAnswer("listCategorias", { isAsked: false }));
  expect(result.current).toMatchObject({ answer: null, isAsking: false });
  expect(calls).toHaveLength(0);
});
