import { catalogoSearch, readCatalogoFilters } from "./catalogo-url.ts";

/**
 * The part of a page's address that changes its HTML: the path and, on the catalogue pages, the
 * normalised filters. Everything else in a query is read by the browser alone, so it must not
 * make a new entry in the page cache. A trailing slash is dropped.
 */
export function normalizePageUrl(url: URL): string {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, "") || "/" : "/";
  const isCatalogo = path === "/tienda" || path.startsWith("/categoria/");
  if (!isCatalogo) return path;
  const filters = readCatalogoFilters(url.searchParams);
  const categoria = path === "/tienda" ? filters.categoria : "";
  return path + catalogoSearch({ ...filters, categoria });
}
