import { useEffect } from "react";

/**
 * For the head of the page: until the page listens it holds each press of a button back and keeps the
 * last one, which would be lost. A constant, so that its hash is.
 */
export const earlyPressScript =
  `{let last;const keep=e=>{const found=e.target.closest?.('button[type="button"]');` +
  `if(!found)return;e.stopImmediatePropagation();last?.removeAttribute("data-early-press");` +
  `last=found;last.setAttribute("data-early-press","")};addEventListener("click",keep,true);` +
  `window.takeEarlyPress=()=>{removeEventListener("click",keep,true);return last}}`;

type Head = { takeEarlyPress?: () => HTMLElement | undefined };

/**
 * Presses what was pressed before the page listened: once, however often it was pressed, and only
 * while it is still there.
 */
export function useEarlyPress(): void {
  useEffect(() => {
    const { takeEarlyPress } = globalThis as Head;
    const button = takeEarlyPress?.();
    if (!button?.hasAttribute("data-early-press")) return;
    button.removeAttribute("data-early-press");
    // After the effects of all: what the button does may stand on one of them.
    setTimeout(() => button.isConnected && button.click());
  }, []);
}
