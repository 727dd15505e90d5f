import { useLayoutEffect, useState } from "react";
import { dismissToast, holdToasts, releaseToasts, useToasts } from "#web/app/toasts.ts";
import { ToastRegion } from "#web/ui/feedback/toast-region.tsx";

const gap = 8;

/** At the edge of the screen away from the focus. */
export function Toasts() {
  const toasts = useToasts();
  const isShown = toasts.length > 0;
  const [top, setTop] = useState<number>();
  // Once per appearance: a jumping toast cannot be read.
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

/** A tap on no control leaves no focus. */
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
