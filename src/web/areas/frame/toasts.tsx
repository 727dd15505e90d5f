import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import {
  dismissToast,
  endToastsOfPage,
  holdToasts,
  releaseToasts,
  useToasts,
} from "#web/app/toasts.ts";
import { ToastRegion } from "#web/ui/feedback/toast-region.tsx";

export function Toasts() {
  const toasts = useToasts();
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    endToastsOfPage();
  }, [pathname]);
  return (
    <ToastRegion
      toasts={toasts}
      onDismiss={dismissToast}
      onHold={holdToasts}
      onRelease={releaseToasts}
    />
  );
}
