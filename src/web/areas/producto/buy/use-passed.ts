import { type RefObject, useEffect, useState } from "react";

/**
 * Where the observed part of the screen ends; it begins far above, so that a jump over the element
 * counts as well. What lies under the shop's top bar is out of sight.
 */
const edges = {
  top: "1000000px 0px -92% 0px",
  bottom: "1000000px 0px 0px 0px",
};

/**
 * Whether an element was scrolled past: out of sight by the screen's upper edge, or into sight over
 * the lower one. False until the browser has looked, and where it cannot.
 */
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
