import { useSyncExternalStore } from "react";
import { tabBrowserStorage } from "./browser-storage.ts";
import { createExternalStore } from "./external-store.ts";

export type ToastKind = "success" | "error" | "info";
export type Toast = { id: number; text: string; kind: ToastKind };

/** How long a toast stays (specification, section 9). */
export const toastDurationMs = 3000;
const maxShown = 3;
const laterKey = "toastAfterLoad";
const none: readonly Toast[] = [];

const store = createExternalStore<readonly Toast[]>(none);
let lastId = 0;

/** Shows a short message; the same text already on screen is renewed instead of stacked. */
export function showToast(text: string, kind: ToastKind = "success"): void {
  lastId += 1;
  const toast = { id: lastId, text, kind };
  const others = store.read().filter((shown) => shown.text !== text);
  store.write([...others, toast].slice(-maxShown));
  setTimeout(() => dismissToast(toast.id), toastDurationMs);
}

/** Shows it on the next page, when that one is another document. */
export function showToastAfterLoad(text: string): void {
  tabBrowserStorage().set(laterKey, text);
}

/** Shows what the page before left; called once, when the page's scripts start. */
export function showLateToast(): void {
  const text = tabBrowserStorage().get(laterKey);
  tabBrowserStorage().remove(laterKey);
  if (text) showToast(text);
}

export function dismissToast(id: number): void {
  store.write(store.read().filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(store.subscribe, store.read, () => none);
}
