import type { ApiClient, ApiResult, CallOptions } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { api } from "./api.ts";

/** Reads that are the same for everybody; no other may be cached. */
const publicReads: readonly OperationName[] = [
  "getProducto",
  "listProductos",
  "listFacetas",
  "listCategorias",
];

/** Long enough for prefetching and for going back, short enough for precios and stock. */
const freshMs = 60_000;
const maxEntries = 60;

/** The client of the public pages' loaders; it can prefetch. */
export const pageAnswers = createPageAnswers({ api, nowMs: () => Date.now() });

export function createPageAnswers({ api, nowMs }: { api: ApiClient; nowMs: () => number }) {
  const cache = createAnswerCache<ApiResult<OperationName>>({ nowMs, freshMs, maxEntries });

  async function prefetch<N extends OperationName>(
    operation: N,
    options: CallOptions<N> = {},
  ): Promise<void> {
    const key = keyOf(operation, options);
    if (!cache.find(key)) await cache.ask(key, () => api(operation, options));
  }

  const client: ApiClient = async (operation, options = {}) => {
    type Result = ApiResult<typeof operation>;
    if (!publicReads.includes(operation)) return api(operation, options);
    const key = keyOf(operation, options);
    const found = (await cache.find(key)) as Result | undefined;
    if (found?.ok) return found;
    return cache.ask(key, () => api(operation, options)) as Promise<Result>;
  };

  /** Caches what came with the document. */
  function seed<N extends OperationName>(
    operation: N,
    options: CallOptions<N>,
    result: ApiResult<N>,
  ): void {
    const key = keyOf(operation, options);
    if (!cache.find(key)) cache.put(key, result);
  }

  return { client, prefetch, seed, clear: cache.clear };
}

function keyOf(operation: OperationName, { query = {} }: { query?: object }): string {
  return `${operation} ${JSON.stringify(Object.entries(query).sort())}`;
}
