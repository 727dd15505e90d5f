import type { QueryOf } from "#contract/client.ts";
import { catalogoPageSize } from "#contract/values/producto/catalogo-lists.ts";
import type { CatalogoFilters } from "#contract/values/producto/catalogo-url.ts";

/** Shared by prefetch and loader, so that both have one cache key. */
export function catalogoQuery(
  { q, orden, pagina, ...filters }: CatalogoFilters,
  categoria: string,
): QueryOf<"listProductos"> {
  return {
    orden,
    pagina: String(pagina),
    por_pagina: String(catalogoPageSize),
    ...facetasQuery({ q, ...filters, categoria }),
  };
}

/** Without what filters nothing. */
export function facetasQuery({
  q,
  categoria,
  precio_min,
  precio_max,
  material,
  color,
  disponible,
  estrellas,
}: Omit<CatalogoFilters, "orden" | "pagina">): QueryOf<"listFacetas"> {
  return {
    ...(q === "" ? {} : { q }),
    ...(categoria === "" ? {} : { categoria }),
    ...(precio_min === 0 ? {} : { precio_min: String(precio_min) }),
    ...(precio_max === 0 ? {} : { precio_max: String(precio_max) }),
    ...(material === "" ? {} : { material }),
    ...(color === "" ? {} : { color }),
    ...(disponible ? { disponible: "true" } : {}),
    ...(estrellas === 0 ? {} : { estrellas: String(estrellas) }),
  };
}
