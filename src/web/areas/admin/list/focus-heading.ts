/** For a control that had the focus and is gone: the focus goes to the page's heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1[tabindex]")?.focus({ preventScroll: true });
}
