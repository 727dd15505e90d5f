// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dataKinds } from "#contract/values/rights/data-kinds.ts";
import { DataTable } from "./data-table.tsx";

test("a kind of data is folded with its whole text in the page, and opens by its title", () => {
  render(<DataTable />);
  const titles = screen.getAllByRole("button");
  expect(titles).toHaveLength(Object.keys(dataKinds).length);
  const [title] = titles;
  const fact = title?.closest("tr")?.querySelector("td");
  expect(fact?.textContent).not.toBe("");
  expect(fact?.className).toContain("max-xl:hidden");
  if (title) fireEvent.click(title);
  expect(title?.getAttribute("aria-expanded")).toBe("true");
  expect(fact?.className).not.toContain("max-xl:hidden");
});
