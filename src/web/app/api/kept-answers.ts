import type { ApiClient, ApiResult, CallOptions } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";

/** Reads that are the same for everybody: only these may be kept, whoever asked. */
const publicReads: readonly OperationName[] = ["getProducto", "listProductos", "listCategorias"];

/** Long enough for going back and for a finger that hesitates, short enough for prices and stock. */
const freshMs = 60_000;
const maxKept = 60;

type Kept = { answer: Promise<ApiResult<OperationName>>; askedAtMs: number };
type Deps = { api: ApiClient; nowMs: () => number };

/**
 * The client with a short memory: an answer that was asked for ahead of time, or a moment ago, is
 * used instead of asking again. The API's answers must be revalidated, so the browser's own cache
 * would ask a second time. Failures are never kept.
 */
export function createKeptAnswers({ api, nowMs }: Deps) {
  const kept = new Map<string, Kept>();

  function find(key: string): Kept | undefined {
    const found = kept.get(key);
    if (found && nowMs() - found.askedAtMs < freshMs) return found;
    kept.delete(key);
    return undefined;
  }

  function keep(key: string, answer: Promise<ApiResult<OperationName>>): void {
    kept.set(key, { answer, askedAtMs: nowMs() });
    const oldest = kept.keys().next().value;
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  }

  /** Asks ahead of time; what is fresh or already under way is not asked again. */
  async function prefetch<N extends OperationName>(
    operation: N,
    options: CallOptions<N> = {},
  ): Promise<void> {
    const key = keyOf(operation, options);
    if (find(key)) return;
    const answer = api(operation, options);
    keep(key, answer);
    if (!(await answer).ok && kept.get(key)?.answer === answer) kept.delete(key);
  }

  const client: ApiClient = async (operation, options = {}) => {
    if (!publicReads.includes(operation)) return api(operation, options);
    const key = keyOf(operation, options);
    const found = (await find(key)?.answer) as ApiResult<typeof operation> | undefined;
    if (found?.ok) return found;
    const result = await api(operation, options);
    if (result.ok) keep(key, Promise.resolve(result));
    return result;
  };

  /** What came with the document was never asked for here, and is as good. */
  function seed<N extends OperationName>(
    operation: N,
    options: CallOptions<N>,
    result: ApiResult<N>,
  ): void {
    const key = keyOf(operation, options);
    if (!find(key)) keep(key, Promise.resolve(result));
  }

  return { client, prefetch, seed, forget: () => kept.clear() };
}

function keyOf(operation: OperationName, { query = {} }: { query?: object }): string {
  return `${operation} ${JSON.stringify(Object.entries(query).sort())}`;
}
