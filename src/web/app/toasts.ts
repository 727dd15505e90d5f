import { tabBrowserStorage } from "./browser/browser-storage.ts";
import { createExternalStore, useExternalStore } from "./browser/external-store.ts";

export type ToastKind = "success" | "error" | "info";
export type ToastAction = { label: string; act: () => void };
export type ToastLink = { label: string; to: string };
export type Toast = {
  id: number;
  text: string;
  kind: ToastKind;
  /** Named before the text. */
  subject?: string;
  action?: ToastAction;
  /** For what the page leads to as well: such a toast lasts no longer than others. */
  link?: ToastLink;
  /** Also on the next page. */
  isKept?: boolean;
};

/** docs/reglas.md 67 */
export const toastDurationMs = 3000;
/** Long enough to reach the action by keyboard. */
const actionDurationMs = 10_000;
const maxShown = 3;
const laterKey = "toastAfterLoad";

const store = createExternalStore<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** An equal text replaces the toast on screen. */
export function showToast(
  text: string,
  kind: ToastKind = "success",
  options: Pick<Toast, "subject" | "action" | "link" | "isKept"> = {},
): void {
  lastId += 1;
  const toast: Toast = { id: lastId, text, kind, ...options };
  const others = store.read().filter((shown) => shown.text !== text);
  store.write([...others, toast].slice(-maxShown));
  startTimer(toast);
}

/** For the next document. */
export function showToastAfterLoad(text: string): void {
  tabBrowserStorage().set(laterKey, text);
}

export function showToastOfLastPage(): void {
  const text = tabBrowserStorage().get(laterKey);
  tabBrowserStorage().remove(laterKey);
  if (text) showToast(text);
}

export function dismissToast(id: number): void {
  store.write(store.read().filter((toast) => toast.id !== id));
}

/** A toast about one page does not cover the next. An action stays within reach. */
export function endToastsOfPage(): void {
  store.write(store.read().filter(({ action, isKept }) => action !== undefined || isKept));
}

/** Pauses all timers while toasts have pointer or focus. */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

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
