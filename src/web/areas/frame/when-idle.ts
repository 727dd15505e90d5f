const patienceMs = 8_000;

/** Runs `act` when the browser has nothing better to do; answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, patienceMs / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: patienceMs });
  return () => cancelIdleCallback(handle);
}
