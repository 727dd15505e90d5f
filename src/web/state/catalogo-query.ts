import { catalogoPageSize } from "#contract/catalogo-listas.ts";
import type { CatalogoFilters } from "#contract/catalogo-url.ts";
import type { QueryOf } from "#contract/client.ts";

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
