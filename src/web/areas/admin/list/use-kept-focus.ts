import { useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

/**
 * Focuses the heading when a change took the focused row off the list. Call the result after the
 * change.
 */
export function useKeptFocus(rows: readonly unknown[]): () => void {
  const wasActing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what takes the focus away
  useEffect(() => {
    if (!wasActing.current || document.activeElement !== document.body) return;
    wasActing.current = false;
    focusHeading();
  }, [rows]);
  return () => {
    wasActing.current = true;
  };
}
