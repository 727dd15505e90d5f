import { type RefObject, useEffect, useState } from "react";

/**
 * Far above the screen, so that a jump over the element counts; without the area under the top bar.
 */
const edges = {
  top: "1000000px 0px -92% 0px",
  bottom: "1000000px 0px 0px 0px",
};

/** Once the element left by the upper edge or entered by the lower one. */
export function usePassed(ref: RefObject<HTMLElement | null>, edge: "top" | "bottom"): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("IntersectionObserver" in globalThis)) return;
    const look = (entries: IntersectionObserverEntry[]) =>
      setIsPassed(entries.at(-1)?.isIntersecting ?? false);
    const observer = new IntersectionObserver(look, { rootMargin: edges[edge] });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, edge]);
  return isPassed;
}
