import type { QueryOf } from "#contract/client.ts";
import { catalogoPageSize } from "#contract/values/catalogo-lists.ts";
import type { CatalogoFilters } from "#contract/values/catalogo-url.ts";

/** Shared by prefetch and loader, so that both have one cache key. */
export function catalogoQuery(
  { q, orden, pagina }: CatalogoFilters,
  categoria: string,
): QueryOf<"listProductos"> {
  return {
    orden,
    pagina: String(pagina),
    por_pagina: String(catalogoPageSize),
    ...(q === "" ? {} : { q }),
    ...(categoria === "" ? {} : { categoria }),
  };
}
