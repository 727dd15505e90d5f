import type { MouseEvent } from "react";

/** Acts in place of a link, unless the visitor asked for a new tab, a window or a download. */
export function intercept(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
