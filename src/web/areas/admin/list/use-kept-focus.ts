import { useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

/**
 * Keeps the focus in the page when a change takes a row off the list. Call the answer once the
 * change is done.
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
