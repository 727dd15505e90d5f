import type { Producto } from "#contract/schemas/catalogo.ts";
import { type CatalogoFilters, readCatalogoFilters } from "#contract/values/catalogo-url.ts";
import { api } from "#web/api.ts";
import { catalogoQuery } from "./catalogo-query.ts";
import { createKeptAnswers } from "./kept-answers.ts";

const answers = createKeptAnswers({ api, nowMs: () => Date.now() });

/** The browser's client for the loaders of public pages. */
export const loaderApi = answers.client;

/** Asks for the data of a public page ahead of time; other addresses need none. */
export function prefetchPage({ pathname, searchParams }: URL): void {
  const [area, name, ...rest] = pathname.split("/").slice(1);
  if (rest.length > 0) return;
  if (area === "producto" && /^[1-9]\d{0,15}$/.test(name ?? "")) {
    void answers.prefetch("getProducto", { query: { id: name as string } });
  }
  const filters = readCatalogoFilters(searchParams);
  if (area === "tienda" && name === undefined) {
    void answers.prefetch("listProductos", { query: catalogoQuery(filters, filters.categoria) });
  }
  if (area === "categoria" && name) {
    void answers.prefetch("listCategorias");
    // As the loader gets it from the router: not as it stands in the address.
    const slug = decodeURIComponent(name);
    void answers.prefetch("listProductos", { query: catalogoQuery(filters, slug) });
  }
}

type ShownCatalogo = {
  filters: CatalogoFilters;
  categoria: string;
  productos: readonly Producto[];
  total: number;
};

/** Keeps a page of the catalogue that is shown, so that going back to it needs nobody's answer. */
export function keepCatalogo({ filters, categoria, productos, total }: ShownCatalogo): void {
  answers.seed(
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

/** Forgets what was read, when something was written that it may show. */
export function forgetAnswers(): void {
  answers.forget();
}
