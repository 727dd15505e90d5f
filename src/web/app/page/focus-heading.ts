/** Call it when the focused control was removed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1[tabindex]")?.focus({ preventScroll: true });
}
