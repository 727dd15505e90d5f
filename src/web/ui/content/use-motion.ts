import { useSyncExternalStore } from "react";

const lessMotion = "(prefers-reduced-motion: reduce)";

/** False with reduced motion, on the server and while hydrating. */
export function useIsMotionWelcome(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(lessMotion).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(lessMotion);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
