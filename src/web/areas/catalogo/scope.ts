import type { Categoria } from "#contract/schemas/catalogo.ts";
import { type CatalogoFilters, catalogoSearch } from "#contract/values/catalogo-url.ts";

/** Where the catalogue is shown: the whole shop, or the page of one categoria. */
export type Scope = { path: string; categoria: string | null };

/** What the parts of the catalogue page share: where, which filters, and what to offer. */
export type CatalogoView = {
  scope: Scope;
  filters: CatalogoFilters;
  categorias: readonly Categoria[];
  /** Nothing was found. */
  isEmpty: boolean;
};

export const tiendaScope: Scope = { path: "/tienda", categoria: null };

export function categoriaScope(slug: string): Scope {
  return { path: `/categoria/${slug}`, categoria: slug };
}

/** The address of the same catalogue with some filters changed; it starts at its first page again. */
export function hrefWith(
  { path }: Scope,
  filters: CatalogoFilters,
  change: Partial<CatalogoFilters>,
): string {
  return path + catalogoSearch({ ...filters, pagina: 1, ...change });
}

/** The address that shows a categoria with the search kept: a filter in the shop, a page of its own elsewhere. */
export function categoriaHref(scope: Scope, filters: CatalogoFilters, slug: string | null): string {
  if (scope.categoria === null) return hrefWith(scope, filters, { categoria: slug ?? "" });
  const target = slug === null ? tiendaScope : categoriaScope(slug);
  return hrefWith(target, filters, { categoria: "" });
}

/** The categoria that is shown, however it was chosen. */
export function shownCategoria(scope: Scope, filters: CatalogoFilters): string | null {
  return scope.categoria ?? (filters.categoria === "" ? null : filters.categoria);
}

/** How many filters "Limpiar filtros" would take away. */
export function countActive(filters: CatalogoFilters): number {
  return [filters.q, filters.categoria].filter((value) => value !== "").length;
}
