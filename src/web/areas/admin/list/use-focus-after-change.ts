import { useEffect, useRef } from "react";
import { focusHeading } from "#web/app/page/focus-heading.ts";

/** When a change took the focused row off the list: call the result after it. */
export function useFocusAfterChange(rows: readonly unknown[]): () => void {
  const hasChanged = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what takes the focus away
  useEffect(() => {
    if (!hasChanged.current || document.activeElement !== document.body) return;
    hasChanged.current = false;
    focusHeading();
  }, [rows]);
  return () => {
    hasChanged.current = true;
  };
}
