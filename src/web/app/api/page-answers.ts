import type { AnswerOf, ApiClient, ApiResult, CallOptions } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import { answers, isForAll, keyOf } from "./answers.ts";
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

/** The client of the public pages' loaders; it can prefetch. */
export const pageAnswers = createPageAnswers({ api, cache: answers });

type Deps = { api: ApiClient; cache: typeof answers };

export function createPageAnswers({ api, cache }: Deps) {
  async function prefetch<N extends OperationName>(
    operation: N,
    options: CallOptions<N> = {},
  ): Promise<void> {
    const key = keyOf(operation, options);
    if (!cache.find(key, freshMs)) await cache.ask(key, () => api(operation, options));
  }

  const client: ApiClient = async (operation, options = {}) => {
    type Result = ApiResult<typeof operation>;
    if (!publicReads.includes(operation)) return api(operation, options);
    const key = keyOf(operation, options);
    const found = (await cache.find(key, freshMs)) as Result | undefined;
    if (found?.ok) return found;
    return cache.ask(key, () => api(operation, options)) as Promise<Result>;
  };

  /** Caches what came with the document. */
  function seed<N extends OperationName>(
    operation: N,
    options: CallOptions<N>,
    { data, headers }: { data: AnswerOf<N>; headers?: Record<string, string> },
  ): void {
    const key = keyOf(operation, options);
    if (!cache.find(key, freshMs)) cache.put<N>(key, data, headers);
  }

  /** Whether the client would answer without a call. */
  function isKept<N extends OperationName>(operation: N, options: CallOptions<N>): boolean {
    const key = keyOf(operation, options);
    return !cache.read(key).isAsking && cache.find(key, freshMs) !== undefined;
  }

  return { client, prefetch, seed, isKept, clear: () => cache.clear(isForAll) };
}
