import { tabBrowserStorage } from "./browser/browser-storage.ts";
import { createExternalStore, useExternalStore } from "./browser/external-store.ts";

export type ToastKind = "success" | "error" | "info";
export type ToastAction = { label: string; act: () => void };
export type Toast = { id: number; text: string; kind: ToastKind; action?: ToastAction };

/** How long a toast stays (docs/reglas.md 67). */
export const toastDurationMs = 3000;
/** One that can be acted on stays until somebody without a mouse can have reached it. */
const actionDurationMs = 10_000;
const maxShown = 3;
const laterKey = "toastAfterLoad";

const store = createExternalStore<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** Shows a short message; the same text already on screen is renewed instead of stacked. */
export function showToast(
  text: string,
  kind: ToastKind = "success",
  options: { action?: ToastAction } = {},
): void {
  lastId += 1;
  const toast: Toast = { id: lastId, text, kind, ...options };
  const others = store.read().filter((shown) => shown.text !== text);
  store.write([...others, toast].slice(-maxShown));
  startTimer(toast);
}

/** Shows it on the next page, when that one is another document. */
export function showToastAfterLoad(text: string): void {
  tabBrowserStorage().set(laterKey, text);
}

/** Shows what the page before left; called once, when the page's scripts start. */
export function showToastOfLastPage(): void {
  const text = tabBrowserStorage().get(laterKey);
  tabBrowserStorage().remove(laterKey);
  if (text) showToast(text);
}

export function dismissToast(id: number): void {
  store.write(store.read().filter((toast) => toast.id !== id));
}

/** Somebody is reading or about to press: nothing goes away meanwhile. */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Lets the toasts go their way again, each with its whole time. */
export function releaseToasts(): void {
  for (const toast of store.read()) if (!timers.has(toast.id)) startTimer(toast);
}

export function useToasts(): readonly Toast[] {
  return useExternalStore(store);
}

function startTimer({ id, action }: Toast): void {
  const timer = setTimeout(
    () => {
      timers.delete(id);
      dismissToast(id);
    },
    action ? actionDurationMs : toastDurationMs,
  );
  timers.set(id, timer);
}
