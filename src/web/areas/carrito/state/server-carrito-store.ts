import type { ApiResult } from "#contract/client.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import { createExternalStore } from "#web/app/browser/external-store.ts";

const freshMs = 30_000;
const retryDelayMs = 1_000;

/** The cart of one account as the server last told it; `lines` is null until it did. */
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

export const nobodysCarrito: ServerCarrito = { userId: "", lines: null, status: "idle" };

/**
 * The account's cart in the browser. A store of its own and not the query client's: the bar of every
 * page shows the count, and public pages should not load a library for one number.
 */
export function createServerCarritoStore({ read, nowMs, pause }: Deps) {
  const store = createExternalStore<ServerCarrito>(nobodysCarrito);
  let underWay: { abort: AbortController; done: Promise<void> } | null = null;
  let readAtMs = 0;

  /** Says whose cart it is; one person's cart is never shown to the next. */
  function open(userId: string): void {
    if (store.read().userId === userId) return;
    cancel();
    store.write({ ...nobodysCarrito, userId });
  }

  /** Reads it unless that was done a moment ago; one reading at a time. */
  function ensure(): Promise<void> {
    const { userId, lines } = store.read();
    if (userId === "" || (lines && nowMs() - readAtMs < freshMs)) return Promise.resolve();
    return underWay?.done ?? refresh();
  }

  /** Reads it anew, whatever is known or under way. */
  function refresh(): Promise<void> {
    cancel();
    if (store.read().userId === "") return Promise.resolve();
    const abort = new AbortController();
    const done = load(abort.signal);
    underWay = { abort, done };
    return done;
  }

  async function load(signal: AbortSignal): Promise<void> {
    store.write({ ...store.read(), status: "loading" });
    let answer = await read(signal);
    if (!signal.aborted && isWorthAnother(answer)) {
      await pause(retryDelayMs);
      if (!signal.aborted) answer = await read(signal);
    }
    if (signal.aborted) return;
    underWay = null;
    if (answer.ok) put(answer.data);
    else store.write({ ...store.read(), status: "error" });
  }

  /** The whole cart, as a change was answered. */
  function put(lines: readonly CarritoItem[]): void {
    readAtMs = nowMs();
    store.write({ ...store.read(), lines, status: "idle" });
  }

  /** What is being read would be older than the change that is about to be sent. */
  function cancel(): void {
    underWay?.abort.abort();
    underWay = null;
  }

  return { read: store.read, subscribe: store.subscribe, open, ensure, refresh, put, cancel };
}

function isWorthAnother(answer: ApiResult<"getCarrito">): boolean {
  return !answer.ok && (answer.status === 0 || answer.status >= 500);
}
