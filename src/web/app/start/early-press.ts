import { useEffect } from "react";

/**
 * For the head: delays clicks until hydration and remembers the last one. A constant, since the
 * policy names its hash.
 */
export const earlyPressScript =
  `{let last;const keep=e=>{const found=e.target.closest?.('button[type="button"]');` +
  `if(!found)return;e.stopImmediatePropagation();last?.removeAttribute("data-early-press");` +
  `last=found;last.setAttribute("data-early-press","")};addEventListener("click",keep,true);` +
  `window.takeEarlyPress=()=>{removeEventListener("click",keep,true);return last}}`;

type Head = { takeEarlyPress?: () => HTMLElement | undefined };

/** Once, if the button is still there. */
export function useEarlyPress(): void {
  useEffect(() => {
    const { takeEarlyPress } = globalThis as Head;
    const button = takeEarlyPress?.();
    if (!button?.hasAttribute("data-early-press")) return;
    button.removeAttribute("data-early-press");
    // After all effects, which the click may depend on.
    setTimeout(() => button.isConnected && button.click());
  }, []);
}
