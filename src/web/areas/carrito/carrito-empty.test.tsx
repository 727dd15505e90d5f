// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patience } from "#tests/support/vitest/patience.ts";
import { answers } from "#web/app/api/answers.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { CarritoPage } from "./carrito-page.tsx";

beforeEach(() => sessionStore.end());

afterEach(() => {
  cleanup();
  answers.clear();
  vi.unstubAllGlobals();
});

function renderWith(answer: () => Response): void {
  vi.stubGlobal("fetch", async () => answer());
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: CarritoPage }]);
  render(<Stub />);
}

test("an empty carrito shows featured productos below its link", async () => {
  const pudu = {
    id: 1,
    nombre: "Pudú",
    sku: "FIG-001",
    precio: 12_990,
    stock: 4,
    categoria_id: 1,
    imagenes: [],
    marcador: "",
    calificacion_promedio: null,
    opiniones_total: 0,
  };
  renderWith(() => Response.json([pudu]));
  expect(screen.getByRole("link", { name: "Ir a la tienda" })).toBeTruthy();
  const shelf = await screen.findByRole("region", { name: "Para empezar" });
  expect(shelf.querySelector("a")?.getAttribute("href")).toBe("/producto/1-pudu");
});

test("without featured productos it shows none", async () => {
  const calls = vi.fn(() => Response.json([]));
  renderWith(calls);
  await vi.waitFor(() => expect(calls).toHaveBeenCalled(), patience);
  expect(await screen.findByRole("heading", { name: "Tu Carrito está Vacío" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Para empezar" })).toBeNull();
});
