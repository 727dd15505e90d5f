// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { usePrevious } from "./use-previous.ts";

afterEach(cleanup);

test("the last value stands while the next one loads, and not after a failure", () => {
  const [first, second] = [{ data: [1] }, { data: [2] }];
  const { result, rerender } = renderHook(({ value, isLoading }) => usePrevious(value, isLoading), {
    initialProps: { value: first as typeof first | null, isLoading: false },
  });
  rerender({ value: null, isLoading: true });
  expect(result.current).toBe(first);
  rerender({ value: second, isLoading: false });
  expect(result.current).toBe(second);
  rerender({ value: null, isLoading: false });
  expect(result.current).toBeNull();
  rerender({ value: null, isLoading: true });
  expect(result.current).toBeNull();
});
