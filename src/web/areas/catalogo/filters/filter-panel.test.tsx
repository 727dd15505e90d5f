// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { readCatalogoFilters } from "#contract/values/producto/catalogo-url.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { tiendaScope } from "./scope.ts";

afterEach(cleanup);

function renderPanel({ q, de_busqueda }: { q: string; de_busqueda: boolean }): void {
  const view = {
    scope: tiendaScope,
    filters: readCatalogoFilters(new URLSearchParams({ q })),
    categorias: [{ id: 1, nombre: "Gamer", slug: "gamer" }],
    facetas: {
      de_busqueda,
      categorias: [{ slug: "gamer", total: 7 }],
      materiales: [],
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
