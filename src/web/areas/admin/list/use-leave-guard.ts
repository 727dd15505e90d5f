import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { isLeavingToLogin } from "#web/areas/acceso/session/session.ts";

export type LeaveGuard = {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** The next navigation is intended: it is not asked about. */
  allow: () => void;
};

/**
 * Asks before unsaved changes are left by a link, the back button, a reload or closing the tab.
 * `isSamePathAllowed`: filters and pages of the same path are not asked about.
 */
export function useLeaveGuard(
  isChanged: boolean,
  { isSamePathAllowed = false }: { isSamePathAllowed?: boolean } = {},
): LeaveGuard {
  const isAllowed = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSamePath = currentLocation.pathname === nextLocation.pathname;
    return isChanged && !isAllowed.current && !(isSamePathAllowed && isSamePath);
  });
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      // An ended session redirects to the login whatever the answer is.
      if (!isAllowed.current && !isLeavingToLogin()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
  return {
    isAsking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    allow: () => {
      isAllowed.current = true;
    },
  };
}
