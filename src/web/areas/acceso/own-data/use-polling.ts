import { useEffect } from "react";

type Polled = {
  refresh: () => void;
  /** Each one begins a new wait. */
  answers: number;
};

/** Reads again after `delayMs`, when the tab is visible then; null stops. */
export function usePolling({ refresh, answers }: Polled, delayMs: number | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer begins a new wait
  useEffect(() => {
    if (delayMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, delayMs);
    return () => clearInterval(timer);
  }, [refresh, answers, delayMs]);
}
