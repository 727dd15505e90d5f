// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseTheme, useThemeChoice, watchTheme } from "./theme.ts";

const shown = vi.fn<(theme: string | null) => void>();
const kept = () => localStorage.getItem("theme");

beforeEach(() => {
  localStorage.clear();
  shown.mockReset();
  Object.assign(globalThis, { showTheme: shown });
});
afterEach(() => void vi.restoreAllMocks());

function choice() {
  const { result } = renderHook(() => useThemeChoice());
  return () => result.current;
}

test("a choice is shown and kept, and «Como el equipo» is kept as nothing", () => {
  const chosen = choice();
  act(() => chooseTheme("dark"));
  expect([chosen(), kept(), shown.mock.lastCall]).toEqual(["dark", "dark", ["dark"]]);
  act(() => chooseTheme("device"));
  expect([chosen(), kept(), shown.mock.lastCall]).toEqual(["device", null, [null]]);
});

test.each(["sepia", "", null])("what is kept as %o follows the device", (text) => {
  if (text !== null) localStorage.setItem("theme", text);
  const chosen = choice();
  act(watchTheme);
  expect(chosen()).toBe("device");
});

test("a page from the back/forward cache shows what was chosen meanwhile", () => {
  const chosen = choice();
  act(watchTheme);
  localStorage.setItem("theme", "light");
  act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect([chosen(), shown.mock.lastCall]).toEqual(["light", ["light"]]);
});

test("where nothing can be stored, a choice lasts as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  const chosen = choice();
  act(() => chooseTheme("dark"));
  expect([chosen(), shown.mock.lastCall]).toEqual(["dark", ["dark"]]);
  act(() => chooseTheme("device"));
  expect([chosen(), shown.mock.lastCall]).toEqual(["device", [null]]);
});
