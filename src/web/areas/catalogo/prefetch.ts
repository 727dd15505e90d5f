import type { Producto } from "#contract/schemas/catalogo.ts";
import { type CatalogoFilters, readCatalogoFilters } from "#contract/values/catalogo-url.ts";
import { isRowId } from "#contract/values/row-id.ts";
import { pageAnswers } from "#web/app/api/page-answers.ts";
import { catalogoQuery } from "./catalogo-query.ts";

export function prefetchPage({ pathname, searchParams }: URL): void {
  const [area, name, ...rest] = pathname.split("/").slice(1);
  if (rest.length > 0) return;
  if (area === "producto" && name && isRowId(name)) {
    void pageAnswers.prefetch("getProducto", { query: { id: name } });
  }
  const filters = readCatalogoFilters(searchParams);
  if (area === "tienda" && name === undefined) {
    void pageAnswers.prefetch("listProductos", {
      query: catalogoQuery(filters, filters.categoria),
    });
  }
  if (area === "categoria" && name) {
    void pageAnswers.prefetch("listCategorias");
    // Decoded, as the router gives it to the loader.
    const slug = decodeURIComponent(name);
    void pageAnswers.prefetch("listProductos", { query: catalogoQuery(filters, slug) });
  }
}

type ShownCatalogo = {
  filters: CatalogoFilters;
  categoria: string;
  productos: readonly Producto[];
  total: number;
  hasMore: boolean;
};

/** Caches the page shown, so that going back needs no call. */
export function seedCatalogo({
  filters,
  categoria,
  productos,
  total,
  hasMore,
}: ShownCatalogo): void {
  pageAnswers.seed(
    "listProductos",
    { query: catalogoQuery(filters, categoria) },
    {
      ok: true,
      status: 200,
      data: [...productos],
      headers: { "x-total-count": String(total), "x-total-more": String(hasMore) },
    },
  );
}
