import { useDeferredValue } from "react";
import { useNavigationType } from "react-router";

/**
 * For all but the picture, nombre and precio: false in the first frame of a page that a link opened, then true.
 * A document, and a return to a scrolled page, have everything at once.
 */
export function useIsRestShown(): boolean {
  return useDeferredValue(true, useNavigationType() === "POP");
}
