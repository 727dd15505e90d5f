import { useLayoutEffect, useState } from "react";
import { dismissToast, holdToasts, releaseToasts, useToasts } from "#web/app/toasts.ts";
import { ToastRegion } from "#web/ui/feedback/toast-region.tsx";

const gap = 8;

/** The notices, at the edge of the screen that is farther from what was just used. */
export function Toasts() {
  const toasts = useToasts();
  const isShown = toasts.length > 0;
  const [top, setTop] = useState<number>();
  // Once for each time they appear: a notice that jumps cannot be read.
  useLayoutEffect(() => {
    if (isShown) setTop(isFocusLow() ? belowBar() : undefined);
  }, [isShown]);
  return (
    <ToastRegion
      toasts={toasts}
      onDismiss={dismissToast}
      onHold={holdToasts}
      onRelease={releaseToasts}
      top={top}
    />
  );
}

/** What was used has the focus; after a tap on nothing in particular there is none. */
function isFocusLow(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return (top + bottom) / 2 > window.innerHeight / 2;
}

function belowBar(): number {
  const bar = document.querySelector("header")?.getBoundingClientRect();
  return Math.max(0, bar?.bottom ?? 0) + gap;
}
