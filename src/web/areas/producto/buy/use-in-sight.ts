import { type RefObject, useEffect, useState } from "react";

/** The screen without what the top bar covers. */
const screenEdges = "-8% 0px 0px 0px";

/** Null until the browser has looked. */
export function useIsInSight(ref: RefObject<HTMLElement | null>): boolean | null {
  return useLook(ref, screenEdges);
}

/** Also true when it is above the screen, so that a jump over it counts. */
export function useIsReached(ref: RefObject<HTMLElement | null>): boolean {
  return useLook(ref, "1000000px 0px 0px 0px") ?? false;
}

function useLook(ref: RefObject<HTMLElement | null>, rootMargin: string): boolean | null {
  const [isSeen, setIsSeen] = useState<boolean | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("IntersectionObserver" in globalThis)) return;
    const look = (entries: IntersectionObserverEntry[]) =>
      setIsSeen(entries.at(-1)?.isIntersecting ?? null);
    const observer = new IntersectionObserver(look, { rootMargin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, rootMargin]);
  return isSeen;
}
