const patienceMs = 8_000;

/** Returns how to cancel. */
export function whenIdle(act: () => void): () => void {
  // Safari has none.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, patienceMs / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: patienceMs });
  return () => cancelIdleCallback(handle);
}
