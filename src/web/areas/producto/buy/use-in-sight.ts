import { type RefObject, useEffect, useState } from "react";

/** The screen without what the top bar covers. */
const screenEdges = "-8% 0px 0px 0px";

/** Room for a pixel that was rounded. */
const whole = 0.98;

/** True when the whole element shows; null until the browser has looked. */
export function useIsInSight(ref: RefObject<HTMLElement | null>): boolean | null {
  return useLook(ref, screenEdges, whole);
}

/** Also true when it is above the screen, so that a jump over it counts. */
export function useIsReached(ref: RefObject<HTMLElement | null>): boolean {
  return useLook(ref, "1000000px 0px 0px 0px", 0) ?? false;
}

function useLook(
  ref: RefObject<HTMLElement | null>,
  rootMargin: string,
  threshold: number,
): boolean | null {
  const [isSeen, setIsSeen] = useState<boolean | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("IntersectionObserver" in globalThis)) return;
    const look = (entries: IntersectionObserverEntry[]) => {
      const last = entries.at(-1);
      if (last) setIsSeen(last.isIntersecting && last.intersectionRatio >= threshold);
    };
    const observer = new IntersectionObserver(look, { rootMargin, threshold });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, rootMargin, threshold]);
  return isSeen;
}
