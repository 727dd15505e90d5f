import type { Producto } from "#contract/schemas/catalogo.ts";
import type { FacetasAnswer } from "#contract/schemas/facetas.ts";
import {
  type CatalogoFilters,
  readCatalogoFilters,
} from "#contract/values/producto/catalogo-url.ts";
import { withoutSlug } from "#contract/values/producto/producto-path.ts";
import { isRowId } from "#contract/values/row-id.ts";
import { pageAnswers } from "#web/app/api/page-answers.ts";
import { catalogoQuery, facetasQuery } from "./catalogo-query.ts";
import { type Busqueda, busquedaHeaders } from "./found/busqueda.ts";

export function prefetchPage({ pathname, searchParams }: URL): void {
  const [area, name, ...rest] = pathname.split("/").slice(1);
  if (rest.length > 0) return;
  const id = withoutSlug(name ?? "");
  if (area === "producto" && isRowId(id)) {
    void pageAnswers.prefetch("getProducto", { query: { id } });
  }
  const filters = readCatalogoFilters(searchParams);
  if (area === "tienda" && name === undefined) {
    prefetchList(filters, filters.categoria);
  }
  if (area === "categoria" && name) {
    void pageAnswers.prefetch("listCategorias");
    // Decoded, as the router gives it to the loader.
    prefetchList(filters, decodeURIComponent(name));
  }
}

function prefetchList(filters: CatalogoFilters, categoria: string): void {
  void pageAnswers.prefetch("listProductos", { query: catalogoQuery(filters, categoria) });
  void pageAnswers.prefetch("listFacetas", { query: facetasQuery({ ...filters, categoria }) });
}

type ShownCatalogo = {
  filters: CatalogoFilters;
  categoria: string;
  productos: readonly Producto[];
  total: number;
  hasMore: boolean;
  busqueda?: Busqueda | null;
  facetas: FacetasAnswer | null;
};

/** Caches the page shown, so that going back needs no call. */
export function seedCatalogo({
  filters,
  categoria,
  productos,
  total,
  hasMore,
  busqueda = null,
  facetas,
}: ShownCatalogo): void {
  if (facetas !== null) {
    const query = facetasQuery({ ...filters, categoria });
    pageAnswers.seed("listFacetas", { query }, { data: facetas });
  }
  pageAnswers.seed(
    "listProductos",
    { query: catalogoQuery(filters, categoria) },
    {
      data: [...productos],
      headers: {
        "x-total-count": String(total),
        "x-total-more": String(hasMore),
        ...busquedaHeaders(busqueda),
      },
    },
  );
}
