// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { readCatalogoFilters } from "#contract/values/producto/catalogo-url.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { tiendaScope } from "./scope.ts";

afterEach(cleanup);

type Shown = { q?: string; de_busqueda?: boolean; color?: string; colores?: number };

const blue = { clave: "lapis", nombre: "Azul lapis", color: "#1f3a8a", total: 4 };
const green = { clave: "musgo", nombre: "Musgo", color: "#4f6b3a", total: 1 };

function renderPanel({ q = "", de_busqueda = false, color = "", colores = 0 }: Shown): void {
  const view = {
    scope: tiendaScope,
    filters: readCatalogoFilters(new URLSearchParams({ q, color })),
    categorias: [{ id: 1, nombre: "Gamer", slug: "gamer" }],
    facetas: {
      de_busqueda,
      categorias: [{ slug: "gamer", total: 7 }],
      materiales: [],
      colores: [blue, green].slice(0, colores),
      precios: [{ desde: null, hasta: 10_000, total: 3 }],
      disponibles: 5,
      bien_evaluados: 2,
      total: 9,
    },
    isEmpty: false,
  };
  const Stub = createRoutesStub([
    { path: "/tienda", Component: () => <FilterPanel view={view} /> },
  ]);
  render(<Stub initialEntries={["/tienda"]} />);
}

test.for([
  { name: "a list without words", q: "", de_busqueda: false, hasCounts: true },
  { name: "a search whose hits are counted", q: "dados", de_busqueda: true, hasCounts: true },
  { name: "a search whose hits are not counted", q: "dados", de_busqueda: false, hasCounts: false },
])("counts beside the filters: $name", ({ hasCounts, ...shown }) => {
  renderPanel(shown);
  const links = screen.getAllByRole("link");
  const counts = links.map((link) => link.querySelector("[aria-hidden=true]")?.textContent);
  expect(counts.filter(Boolean)).toEqual(hasCounts ? ["9", "7", "3", "5", "2"] : []);
});

const linkNames = () => {
  const links = screen.queryByRole("navigation", { name: "Color" })?.querySelectorAll("a") ?? [];
  return [...links].map((link) => [link.textContent, link.getAttribute("href")]);
};

test("colors are a filter where there are two, named beside their dot; the chosen one is taken back", () => {
  renderPanel({ colores: 2, color: "musgo" });
  expect(linkNames()).toEqual([
    ["Azul lapis4(4 productos)", "/tienda?color=lapis"],
    ["Musgo1(1 producto)", "/tienda"],
  ]);
  expect(document.querySelector("nav circle")?.getAttribute("fill")).toBe("#1f3a8a");
  cleanup();
  renderPanel({ colores: 1 });
  expect(linkNames()).toEqual([]);
});

test("a color that nothing has can be taken back", () => {
  renderPanel({ colores: 1, color: "musgo" });
  expect(linkNames().at(-1)).toEqual(["musgo0(0 productos)", "/tienda"]);
});
