// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePolling } from "./use-polling.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function renderPolling(delayMs: number | null) {
  const refresh = vi.fn();
  const hook = renderHook(({ answers, delay }) => usePolling({ refresh, answers }, delay), {
    initialProps: { answers: 1, delay: delayMs },
  });
  return { refresh, ...hook };
}

test("reads again after the wait, which each answer begins anew", () => {
  const { refresh, rerender } = renderPolling(1_000);
  vi.advanceTimersByTime(900);
  rerender({ answers: 2, delay: 1_000 });
  vi.advanceTimersByTime(900);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(refresh).toHaveBeenCalledOnce();
});

test("does not read while the tab is hidden, nor once it is stopped or left", () => {
  const { refresh, rerender, unmount } = renderPolling(1_000);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.advanceTimersByTime(5_000);
  visibility.mockReturnValue("visible");
  rerender({ answers: 1, delay: null });
  vi.advanceTimersByTime(5_000);
  expect(refresh).not.toHaveBeenCalled();
  rerender({ answers: 1, delay: 1_000 });
  unmount();
  vi.advanceTimersByTime(5_000);
  expect(refresh).not.toHaveBeenCalled();
});
