import type { ApiResult } from "#contract/client.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import { type Known, retryOnce } from "#web/app/api/answer-cache.ts";
import { type answers, keyOf } from "#web/app/api/answers.ts";
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
  cache: typeof answers;
  read: (signal: AbortSignal) => Promise<ApiResult<"getCarrito">>;
  pause: (ms: number) => Promise<void>;
};

const nobodysCarrito: ServerCarrito = { userId: "", lines: null, status: "idle" };

/** Outside React, which the badge of every page does not wait for. */
export function createServerCarritoStore({ cache, read, pause }: Deps) {
  const store = createExternalStore<ServerCarrito>(nobodysCarrito);
  let leave = () => {};

  /** "" for nobody. Forgets another person's carrito; reads this one's. */
  function open(userId: string): void {
    if (store.read().userId === userId) return;
    leave();
    store.write({ ...nobodysCarrito, userId });
    const watcher = { tell: show, call, freshMs, isKept: false };
    leave = userId === "" ? () => {} : cache.watch(key(), watcher);
  }

  /** Loads unless fresh or in flight. */
  async function ensure(): Promise<void> {
    if (isOpen()) await (cache.find(key(), freshMs) ?? cache.ask(key(), call));
  }

  /** Loads in any case. */
  async function refresh(): Promise<void> {
    if (isOpen()) await cache.ask(key(), call);
  }

  const isOpen = () => store.read().userId !== "";
  const key = () => keyOf("getCarrito", {}, store.read().userId);

  function call(signal: AbortSignal) {
    return retryOnce(() => read(signal), { signal, pause: () => pause(retryDelayMs) });
  }

  /** The answer of a change holds the whole carrito. */
  function put(lines: readonly CarritoItem[]): void {
    cache.put<"getCarrito">(key(), [...lines]);
  }

  function show(): void {
    const { answer, failure, isAsking } = cache.read(key()) as Known<"getCarrito">;
    const settled = failure ? "error" : "idle";
    const lines = answer?.data ?? null;
    store.write({ ...store.read(), lines, status: isAsking ? "loading" : settled });
  }

  /** Aborts a read, whose answer would be older than the change about to be sent. */
  function cancel(): void {
    cache.cancel(key());
  }

  const { read: readStore, subscribe, initial } = store;
  return { read: readStore, subscribe, initial, open, ensure, refresh, put, cancel };
}
