import { describe, expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

function shown(current: number, pages: number): string {
  return pageNumbers(current, pages)
    .map((item) => (item.kind === "page" ? item.page : "…"))
    .join(" ");
}

describe("pageNumbers", () => {
  test.each([
    [1, 1, "1"],
    [1, 2, "1 2"],
    [2, 3, "1 2 3"],
    [1, 5, "1 2 … 5"],
    [3, 5, "1 2 3 4 5"],
    [4, 7, "1 2 3 4 5 6 7"],
    [5, 9, "1 … 4 5 6 … 9"],
    [9, 9, "1 … 8 9"],
    [500, 1000, "1 … 499 500 501 … 1000"],
  ])("page %i of %i shows %s", (current, pages, expected) => {
    expect(shown(current, pages)).toBe(expected);
  });
});
