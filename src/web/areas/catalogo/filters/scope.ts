import type { Categoria } from "#contract/schemas/catalogo.ts";
import type { FacetasAnswer } from "#contract/schemas/facetas.ts";
import {
  type CatalogoFilters,
  catalogoSearch,
  defaultOrden,
} from "#contract/values/producto/catalogo-url.ts";

/** The whole shop, or one categoria. */
export type Scope = { path: string; categoria: string | null };

export type CatalogoView = {
  scope: Scope;
  filters: CatalogoFilters;
  categorias: readonly Categoria[];
  /** Null when there are none to show. */
  facetas: FacetasAnswer | null;
  isEmpty: boolean;
};

export const tiendaScope: Scope = { path: "/tienda", categoria: null };

export function categoriaScope(slug: string): Scope {
  return { path: `/categoria/${slug}`, categoria: slug };
}

/** Resets the page; resets the default order, too, which depends on the search. */
export function hrefWith(
  { path }: Scope,
  filters: CatalogoFilters,
  change: Partial<CatalogoFilters>,
): string {
  const { q = filters.q } = change;
  const isChosen = filters.orden !== defaultOrden(filters.q) && filters.orden !== "relevancia";
  const orden = isChosen ? filters.orden : defaultOrden(q);
  return path + catalogoSearch({ ...filters, orden, pagina: 1, ...change });
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

/** Null without counts: words find too many or only in part, or the call for counts failed. */
export function counterOf({ filters, facetas }: CatalogoView) {
  const isCounted = facetas !== null && (filters.q === "" || facetas.de_busqueda);
  return (total: number | undefined) => (isCounted ? (total ?? 0) : null);
}

/** Without the search, which has a place of its own. */
export function countActive(filters: CatalogoFilters): number {
  const { categoria, precio_min, precio_max, material, color, disponible, estrellas } = filters;
  const isSet = [
    categoria !== "",
    precio_min > 0 || precio_max > 0,
    material !== "",
    color !== "",
    disponible,
    estrellas > 0,
  ];
  return isSet.filter(Boolean).length;
}

/** Whether "Limpiar filtros" would remove anything. */
export function isNarrowed(filters: CatalogoFilters): boolean {
  return filters.q !== "" || countActive(filters) > 0;
}
