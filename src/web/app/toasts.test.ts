// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dismissToast,
  holdToasts,
  releaseToasts,
  showToast,
  toastDurationMs,
  useToasts,
} from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Toasts of pages in other files of this worker.
  const { result } = renderHook(() => useToasts());
  act(() => {
    for (const { id } of result.current) dismissToast(id);
  });
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

function texts() {
  const { result } = renderHook(() => useToasts());
  return () => result.current.map(({ text }) => text);
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("a toast goes after three seconds", () => {
  const shown = texts();
  act(() => showToast("Listo"));
  expect(shown()).toEqual(["Listo"]);
  wait(toastDurationMs);
  expect(shown()).toEqual([]);
});

test("it stays while it is held, and gets its whole time again", () => {
  const shown = texts();
  act(() => showToast("Listo"));
  holdToasts();
  wait(60_000);
  expect(shown()).toEqual(["Listo"]);
  releaseToasts();
  wait(toastDurationMs - 1);
  expect(shown()).toEqual(["Listo"]);
  wait(1);
  expect(shown()).toEqual([]);
});

test("one with an action leaves time to reach it", () => {
  const shown = texts();
  act(() => showToast("Quitado", "info", { action: { label: "Deshacer", act: () => {} } }));
  wait(toastDurationMs * 3);
  expect(shown()).toEqual(["Quitado"]);
});
