// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Stars } from "./stars.tsx";

afterEach(cleanup);

/** The part of the fifth star's box that is drawn. */
function partOf(value: number): { x: number; width: number; height: number } | null {
  render(<Stars value={value} />);
  const part = screen.getByRole("img").querySelector("svg svg");
  const read = (name: string) => Number(part?.getAttribute(name));
  const found = part && { x: read("x"), width: read("width"), height: read("height") };
  cleanup();
  return found;
}

test("a part of a star is filled from the left, over the whole height", () => {
  expect(partOf(4.5)).toEqual({ x: 90, width: 10, height: 20 });
  expect(partOf(4.1)?.width).toBeLessThan(partOf(4.9)?.width ?? 0);
});

test("whole stars have no part", () => {
  expect(partOf(4)).toBeNull();
});
