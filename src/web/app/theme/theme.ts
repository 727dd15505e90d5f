import { type PageTheme, themeKey } from "#contract/values/theme.ts";
import { localBrowserStorage } from "../browser/browser-storage.ts";
import { createExternalStore, useExternalStore } from "../browser/external-store.ts";

/** `device`: as the system prefers. */
export type ThemeChoice = PageTheme | "device";

const choice = createExternalStore<ThemeChoice>("device");

/** Defined by the script of the head (contract/values/theme.ts). */
type Head = { showTheme?: (theme: string | null) => void };

export function useThemeChoice(): ThemeChoice {
  return useExternalStore(choice);
}

export function chooseTheme(next: ThemeChoice): void {
  const storage = localBrowserStorage();
  if (next === "device") storage.remove(themeKey);
  else storage.set(themeKey, next);
  showKept();
}

/** Other tabs change with this one; a page from the back/forward cache missed their events. */
export function watchTheme(): void {
  showKept();
  addEventListener("storage", ({ key }) => {
    if (key === themeKey || key === null) showKept();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) showKept();
  });
}

function showKept(): void {
  const kept = localBrowserStorage().get(themeKey);
  const isTheme = kept === "light" || kept === "dark";
  choice.write(isTheme ? kept : "device");
  (globalThis as Head).showTheme?.(kept);
}
