import type { Producto } from "#contract/schemas/catalogo.ts";
import { type CatalogoFilters, readCatalogoFilters } from "#contract/values/catalogo-url.ts";
import { isRowId } from "#contract/values/row-id.ts";
import { pageAnswers } from "#web/app/api/page-answers.ts";
import { catalogoQuery } from "./catalogo-query.ts";

/** Asks for the data of a public page ahead of time; other addresses need none. */
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
    // As the loader gets it from the router: not as it stands in the address.
    const slug = decodeURIComponent(name);
    void pageAnswers.prefetch("listProductos", { query: catalogoQuery(filters, slug) });
  }
}

type ShownCatalogo = {
  filters: CatalogoFilters;
  categoria: string;
  productos: readonly Producto[];
  total: number;
};

/** Keeps a page of the catalogue that is shown, so that going back to it needs nobody's answer. */
export function seedCatalogo({ filters, categoria, productos, total }: ShownCatalogo): void {
  pageAnswers.seed(
    "listProductos",
    { query: catalogoQuery(filters, categoria) },
    {
      ok: true,
      status: 200,
      data: [...productos],
      headers: { "x-total-count": String(total) },
    },
  );
}
