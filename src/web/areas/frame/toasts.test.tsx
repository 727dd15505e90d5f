// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast, showToast } from "#web/app/toasts.ts";
import { Toasts } from "./toasts.tsx";

afterEach(() => {
  for (let id = 0; id < 50; id += 1) dismissToast(id);
  vi.restoreAllMocks();
  cleanup();
});

function renderWithButtonAt(top: number): void {
  render(
    <>
      <header>Barra</header>
      <button type="button">Usado</button>
      <Toasts />
    </>,
  );
  const place = (y: number, height: number) => () => new DOMRect(0, y, 100, height);
  vi.spyOn(screen.getByText("Barra"), "getBoundingClientRect").mockImplementation(place(0, 72));
  const button = screen.getByRole("button", { name: "Usado" });
  vi.spyOn(button, "getBoundingClientRect").mockImplementation(place(top, 48));
  button.focus();
}

function shownAt(): { edge: string | undefined; top: string } {
  const region = screen.getByRole("region", { name: "Avisos" });
  return { edge: region.dataset.toasts, top: region.style.top };
}

test("a notice stands below the bar when something low was used", () => {
  renderWithButtonAt(window.innerHeight - 60);
  act(() => showToast("Producto añadido al carrito"));
  expect(shownAt()).toEqual({ edge: "top", top: "80px" });
});

test("a notice stands at the lower edge when something high was used", () => {
  renderWithButtonAt(100);
  act(() => showToast("Producto añadido al carrito"));
  expect(shownAt()).toEqual({ edge: "bottom", top: "" });
});

test("a second notice does not move the first one", () => {
  renderWithButtonAt(window.innerHeight - 60);
  act(() => showToast("Producto añadido al carrito"));
  act(() => screen.getByRole("button", { name: "Usado" }).blur());
  act(() => showToast("Quitaste «Pudú»."));
  expect(shownAt().edge).toBe("top");
});
