import type { QueryOf } from "#contract/client.ts";
import { catalogoPageSize } from "#contract/values/catalogo-lists.ts";
import type { CatalogoFilters } from "#contract/values/catalogo-url.ts";

/** What is asked of the API for one page of the catalogue: the same ahead of time and in time. */
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
