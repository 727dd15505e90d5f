import { data, redirect } from "react-router";
import type { Categoria, Producto } from "#contract/schemas/catalogo.ts";
import type { FacetasAnswer } from "#contract/schemas/facetas.ts";
import { catalogoPageSize } from "#contract/values/producto/catalogo-lists.ts";
import {
  type CatalogoFilters,
  catalogoSearch,
  readCatalogoFilters,
} from "#contract/values/producto/catalogo-url.ts";
import type { LoadArgs } from "#web/app/api/loaders.ts";
import { catalogoQuery, facetasQuery } from "./catalogo-query.ts";
import type { CatalogoView } from "./filters/scope.ts";
import { type Busqueda, loadNearest, type Nearest, readBusqueda } from "./found/busqueda.ts";

export type CatalogoResult =
  /** `hasMore`: the search found more than are listed. */
  ReadyResult | { status: "error" };

type ReadyResult = {
  status: "ready";
  productos: readonly Producto[];
  total: number;
  hasMore: boolean;
  /** Only for a search. */
  busqueda?: Busqueda | null;
  /** Only for a search without a hit. */
  nearest?: Nearest | null;
  /** Null when they could not be had: the list is shown without them. */
  facetas: FacetasAnswer | null;
};

export type CatalogoData = { filters: CatalogoFilters; result: CatalogoResult };

export async function loadTienda(args: LoadArgs) {
  const filters = readCatalogoFilters(args.url.searchParams);
  const result = await loadResult(args, { filters, categoria: filters.categoria });
  return data<CatalogoData>({ filters, result }, statusOf(result));
}

/** An unknown categoria is a 404. */
export async function loadCategoria(args: LoadArgs) {
  const slug = args.params.slug ?? "";
  const filters = { ...readCatalogoFilters(args.url.searchParams), categoria: "" };
  const [categorias, result] = await Promise.all([
    args.api("listCategorias", { signal: args.signal }),
    loadResult(args, { filters, categoria: slug }),
  ]);
  if (!categorias.ok) {
    const value = { categoria: null, filters, result: { status: "error" } as CatalogoResult };
    return data<CatalogoData & { categoria: Categoria | null }>(value, 503);
  }
  const categoria = categorias.data.find((candidate) => candidate.slug === slug);
  if (!categoria) throw data(null, 404);
  return data<CatalogoData & { categoria: Categoria | null }>(
    { categoria, filters, result },
    statusOf(result),
  );
}

async function loadResult(
  { api, url, signal }: LoadArgs,
  { filters, categoria }: { filters: CatalogoFilters; categoria: string },
): Promise<CatalogoResult> {
  const { pagina } = filters;
  const [answer, facetas] = await Promise.all([
    api("listProductos", { query: catalogoQuery(filters, categoria), signal }),
    api("listFacetas", { query: facetasQuery({ ...filters, categoria }), signal }),
  ]);
  if (!answer.ok) return { status: "error" };
  const total = Number(answer.headers["x-total-count"] ?? answer.data.length);
  const lastPage = Math.max(1, Math.ceil(total / catalogoPageSize));
  if (pagina > lastPage)
    throw redirect(url.pathname + catalogoSearch({ ...filters, pagina: lastPage }));
  const hasMore = answer.headers["x-total-more"] === "true";
  const result = {
    status: "ready",
    productos: answer.data,
    total,
    hasMore,
    facetas: facetas.ok ? facetas.data : null,
  } as const;
  const busqueda = readBusqueda(answer.headers);
  if (busqueda === null) return result;
  if (answer.data.length > 0) return { ...result, busqueda };
  const { q } = filters;
  return {
    ...result,
    busqueda,
    nearest: await loadNearest({ api, signal, q, categoria, busqueda }),
  };
}

/** Facts that a page needs beside the list. */
export function viewOf(result: CatalogoResult): Pick<CatalogoView, "facetas" | "isEmpty"> {
  if (result.status === "error") return { facetas: null, isEmpty: false };
  return { facetas: result.facetas, isEmpty: result.productos.length === 0 };
}

/** A 503 keeps the page with its error out of the cache. */
function statusOf(result: CatalogoResult): number {
  return result.status === "ready" ? 200 : 503;
}
