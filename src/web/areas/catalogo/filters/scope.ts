import type { Categoria } from "#contract/schemas/catalogo.ts";
import { type CatalogoFilters, catalogoSearch } from "#contract/values/catalogo-url.ts";

/** The whole shop, or one categoria. */
export type Scope = { path: string; categoria: string | null };

export type CatalogoView = {
  scope: Scope;
  filters: CatalogoFilters;
  categorias: readonly Categoria[];
  isEmpty: boolean;
};

export const tiendaScope: Scope = { path: "/tienda", categoria: null };

export function categoriaScope(slug: string): Scope {
  return { path: `/categoria/${slug}`, categoria: slug };
}

/** Starts at the first page again. */
export function hrefWith(
  { path }: Scope,
  filters: CatalogoFilters,
  change: Partial<CatalogoFilters>,
): string {
  return path + catalogoSearch({ ...filters, pagina: 1, ...change });
}

/** Keeps the search. In the shop a categoria is a filter, elsewhere a page. */
export function categoriaHref(scope: Scope, filters: CatalogoFilters, slug: string | null): string {
  if (scope.categoria === null) return hrefWith(scope, filters, { categoria: slug ?? "" });
  const target = slug === null ? tiendaScope : categoriaScope(slug);
  return hrefWith(target, filters, { categoria: "" });
}

export function shownCategoria(scope: Scope, filters: CatalogoFilters): string | null {
  return scope.categoria ?? (filters.categoria === "" ? null : filters.categoria);
}

/** Counts what "Limpiar filtros" removes. */
export function countActive(filters: CatalogoFilters): number {
  return [filters.q, filters.categoria].filter((value) => value !== "").length;
}
