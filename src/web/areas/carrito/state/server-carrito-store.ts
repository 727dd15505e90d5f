import type { ApiResult } from "#contract/client.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import { createAnswerCache, retryOnce } from "#web/app/api/answer-cache.ts";
import { createExternalStore } from "#web/app/browser/external-store.ts";

const freshMs = 30_000;
const retryDelayMs = 1_000;

/** `lines` is null before the first answer. */
export type ServerCarrito = {
  userId: string;
  lines: readonly CarritoItem[] | null;
  status: "idle" | "loading" | "error";
};

type Deps = {
  read: (signal: AbortSignal) => Promise<ApiResult<"getCarrito">>;
  nowMs: () => number;
  pause: (ms: number) => Promise<void>;
};

const nobodysCarrito: ServerCarrito = { userId: "", lines: null, status: "idle" };

/** Not TanStack Query, which would weigh on every public page. */
export function createServerCarritoStore({ read, nowMs, pause }: Deps) {
  const store = createExternalStore<ServerCarrito>(nobodysCarrito);
  const cache = createAnswerCache<ApiResult<"getCarrito">>({ nowMs, freshMs, maxEntries: 1 });

  /** "" for nobody. Forgets another person's carrito. */
  function open(userId: string): void {
    if (store.read().userId === userId) return;
    cancel();
    cache.clear();
    store.write({ ...nobodysCarrito, userId });
  }

  /** Loads unless fresh or in flight. */
  async function ensure(): Promise<void> {
    const { userId } = store.read();
    if (userId !== "") await (cache.find(userId) ?? load(userId));
  }

  /** Loads in any case. */
  async function refresh(): Promise<void> {
    const { userId } = store.read();
    cancel();
    if (userId !== "") await load(userId);
  }

  function load(userId: string): Promise<unknown> {
    store.write({ ...store.read(), status: "loading" });
    return cache.ask(userId, async (signal) => {
      const answer = await retryOnce(() => read(signal), {
        signal,
        pause: () => pause(retryDelayMs),
      });
      if (!signal.aborted) show(answer.ok ? answer.data : null);
      return answer;
    });
  }

  /** The answer of a change holds the whole carrito. */
  function put(lines: readonly CarritoItem[]): void {
    const answer = { ok: true as const, status: 200, data: [...lines], headers: {} };
    cache.put(store.read().userId, answer);
    show(lines);
  }

  function show(lines: readonly CarritoItem[] | null): void {
    if (lines) store.write({ ...store.read(), lines, status: "idle" });
    else store.write({ ...store.read(), status: "error" });
  }

  /** Aborts a read, whose answer would be older than the change about to be sent. */
  function cancel(): void {
    cache.cancel(store.read().userId);
  }

  const { read: readStore, subscribe, initial } = store;
  return { read: readStore, subscribe, initial, open, ensure, refresh, put, cancel };
}
