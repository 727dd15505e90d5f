import { api } from "#web/app/api/api.ts";
import { localBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { createExternalStore } from "#web/app/browser/external-store.ts";
import { withTabLock } from "#web/app/browser/tab-lock.ts";
import { showToast } from "#web/app/toasts.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { carritoCopy } from "../carrito.copy.ts";
import { mergeGuestCarrito, mergePlanKey } from "./carrito-merge.ts";
import { createGuestCarritoStore, guestCartKey } from "./guest-carrito.ts";
import { askProducto, describeRefresh, loadRefreshPieza, refreshItem } from "./guest-refresh.ts";
import { carritoQueue, serverCarrito } from "./server-carrito.ts";

const retryDelayMs = 5_000;
const maxRetries = 5;

export const carritoStorage = localBrowserStorage();
export const isMergingStore = createExternalStore(false);
/** Shown until dismissed; a toast would go before it is read. */
export const carritoNotices = createExternalStore<readonly string[]>([]);
export const guestCarrito = createGuestCarritoStore(carritoStorage, () =>
  addNotices([carritoCopy.guestCartRepaired]),
);

export function addNotices(notices: readonly string[]): void {
  const fresh = notices.filter((notice) => !carritoNotices.read().includes(notice));
  if (fresh.length > 0) carritoNotices.write([...carritoNotices.read(), ...fresh]);
}

/** Updates precios and stock, which may be weeks old. */
export async function refreshGuestCarrito(): Promise<void> {
  if (sessionStore.read().status !== "guest") return;
  const asked = guestCarrito.read().items.map(async ({ producto_id }) => {
    return [producto_id, await askProducto(api, producto_id)] as const;
  });
  const answers = new Map(await Promise.all(asked));
  const refreshPieza = await loadRefreshPieza(guestCarrito.read().items, answers.values());
  // Re-read: the visitor may have changed the carrito meanwhile, or logged in.
  const before = guestCarrito.read().items;
  if (before.length === 0 || sessionStore.read().status !== "guest") return;
  const after = before.map((item) =>
    refreshItem(item, answers.get(item.producto_id) ?? null, refreshPieza),
  );
  guestCarrito.save(after);
  const notices = before.map((item, place) => describeRefresh(item, after[place] ?? item));
  addNotices(notices.filter((notice) => notice !== null));
}

/** Call it after `watchSession`. */
export function watchCarrito(): void {
  guestCarrito.reload();
  window.addEventListener("storage", (event) => {
    if (event.key === guestCartKey || event.key === null) guestCarrito.reload();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) guestCarrito.reload();
  });
  // It may have changed on another device.
  for (const sign of ["focus", "online", "pageshow"]) {
    window.addEventListener(sign, () => void serverCarrito.ensure());
  }
  sessionStore.subscribe(onSessionChange);
  onSessionChange();
}

function onSessionChange(): void {
  const session = sessionStore.read();
  serverCarrito.open(session.id);
  if (session.status === "user") void merge(maxRetries);
  else carritoQueue.clear();
}

/**
 * One tab merges at a time; without locks the plan keeps the merge idempotent. The login does not
 * await it; a failed merge is retried.
 */
async function merge(retriesLeft: number): Promise<void> {
  guestCarrito.reload();
  const session = sessionStore.read();
  if (session.status !== "user" || guestCarrito.read().items.length === 0) return;
  isMergingStore.write(true);
  const outcome = await withTabLock(mergePlanKey, () => mergeOnce(session.id)).catch(() => null);
  await serverCarrito.refresh();
  isMergingStore.write(false);
  addNotices(outcome?.notices ?? []);
  if (!isNoticePage())
    for (const notice of outcome?.notices ?? []) {
      // The sign-in that merged them leads to another page.
      showToast(notice, "info", { isKept: true });
    }
  if (!outcome?.isDone && retriesLeft > 0) setTimeout(() => merge(retriesLeft - 1), retryDelayMs);
}

/** These pages show the notices themselves. */
function isNoticePage(): boolean {
  return ["/carrito", "/checkout"].includes(window.location.pathname);
}

function mergeOnce(userId: string) {
  guestCarrito.reload();
  return mergeGuestCarrito({
    api,
    storage: carritoStorage,
    userId,
    readGuest: () => guestCarrito.read().items,
    clearGuest: guestCarrito.clear,
  });
}
