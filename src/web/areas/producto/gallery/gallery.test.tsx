// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import { Gallery } from "./gallery.tsx";
import { stepByKey } from "./places.ts";

afterEach(cleanup);

describe("stepByKey", () => {
  test.each([
    [0, "ArrowRight", 3, 1],
    [2, "ArrowRight", 3, 0],
    [0, "ArrowLeft", 3, 2],
    [1, "Home", 3, 0],
    [1, "End", 3, 2],
    [0, "ArrowRight", 1, 0],
    [1, "a", 3, null],
    [0, "ArrowRight", 0, null],
  ])("from %i by %s of %i leads to %s", (current, key, total, expected) => {
    expect(stepByKey(current, key, total)).toBe(expected);
  });
});

function renderGallery(imagenes: string[]): void {
  const producto = { id: 1, nombre: "Pudú", imagenes, marcador: "" };
  render(<Gallery producto={producto} />, { wrapper: MemoryRouter });
}

describe("Gallery", () => {
  const imagenes = ["a", "b", "c"].map((name) => `/imagenes/${name}/1200.webp`);

  test("opens the viewer, moves with the arrow keys and closes", async () => {
    const user = userEvent.setup();
    renderGallery(imagenes);
    await user.click(screen.getByRole("link", { name: /imagen 2 de 3/ }));
    const viewer = within(await screen.findByRole("dialog", { name: "Imágenes de Pudú" }));
    expect(viewer.getByText("2 de 3")).toBeTruthy();
    // A browser moves the focus into the dialog; this DOM does not.
    viewer.getByRole("button", { name: "Cerrar" }).focus();
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(viewer.getByText("1 de 3")).toBeTruthy();
    await user.click(viewer.getByRole("button", { name: "Cerrar" }));
    expect(viewer.queryByText("1 de 3")).toBeNull();
  });

  test("a producto without pictures shows a placeholder and no viewer", () => {
    renderGallery([]);
    expect(screen.getByRole("img", { name: "Pudú" })).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("works as links before scripts run", () => {
    renderGallery(imagenes);
    const thumbnail = screen.getByRole("link", { name: "Ver imagen 3" });
    expect(thumbnail.getAttribute("href")).toBe("#imagen-3");
  });
});
