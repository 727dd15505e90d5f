import { useEffect, useRef } from "react";

/**
 * After something was done to a row that then leaves the list, the focus goes to the page's heading
 * instead of nowhere. Answers what to call when it was done.
 */
export function useKeptFocus(rows: readonly unknown[]): () => void {
  const wasActing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what takes the focus away
  useEffect(() => {
    if (!wasActing.current || document.activeElement !== document.body) return;
    wasActing.current = false;
    document.querySelector<HTMLElement>("main h1[tabindex]")?.focus({ preventScroll: true });
  }, [rows]);
  return () => {
    wasActing.current = true;
  };
}
