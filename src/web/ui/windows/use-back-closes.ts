import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type * as WindowHistoryModule from "./window-history.ts";

type WindowHistory = typeof WindowHistoryModule;

let loaded: WindowHistory | null = null;

/**
 * A step back in the history closes the window instead of leaving the page (docs/reglas.md 45).
 * What follows a link calls the result instead of `onClose`.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const close = useRef(onClose);
  close.current = onClose;
  const isLeaving = useRef(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that another entry is shown
  useEffect(() => loaded?.noteShown(), [key]);
  useEffect(() => {
    if (!isOpen) return;
    isLeaving.current = false;
    let leaveWindow: ReturnType<WindowHistory["enterWindow"]> | null = null;
    let isClosed = false;
    // Without the file the window works, only not with the history.
    import("./window-history.ts").then(
      (module) => {
        loaded = module;
        if (!isClosed) leaveWindow = module.enterWindow(() => close.current());
      },
      () => undefined,
    );
    return () => {
      isClosed = true;
      leaveWindow?.(isLeaving.current);
    };
  }, [isOpen]);
  return () => {
    isLeaving.current = true;
    onClose();
  };
}
