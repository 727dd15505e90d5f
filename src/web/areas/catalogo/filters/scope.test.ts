import { expect, test } from "vitest";
import { readCatalogoFilters } from "#contract/values/producto/catalogo-url.ts";
import {
  categoriaHref,
  categoriaScope,
  countActive,
  hrefWith,
  isNarrowed,
  tiendaScope,
} from "./scope.ts";

const filters = readCatalogoFilters(new URLSearchParams("q=pudú&orden=nombre&pagina=3"));

test("a changed filter starts at the first page", () => {
  expect(hrefWith(tiendaScope, filters, { orden: "precio_asc" })).toBe(
    "/tienda?q=pud%C3%BA&orden=precio_asc",
  );
});

test("in the shop a categoria is a filter", () => {
  expect(categoriaHref(tiendaScope, filters, "gamer")).toBe(
    "/tienda?q=pud%C3%BA&categoria=gamer&orden=nombre",
  );
});

test("on a categoria's page another categoria is another page and 'Todas' the shop", () => {
  const scope = categoriaScope("figuras");
  expect(categoriaHref(scope, filters, "gamer")).toBe("/categoria/gamer?q=pud%C3%BA&orden=nombre");
  expect(categoriaHref(scope, filters, null)).toBe("/tienda?q=pud%C3%BA&orden=nombre");
});

test("a search is no filter that the button counts, but one that clearing removes", () => {
  expect(countActive(filters)).toBe(0);
  expect(isNarrowed(filters)).toBe(true);
});
