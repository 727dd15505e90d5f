import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { sessionStore } from "#web/areas/acceso/session/session.ts";

export type LeaveGuard = {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** Lets the next navigation pass. */
  allow: () => void;
};

/**
 * Asks before unsaved changes are lost. With `isSamePathAllowed` filters and pages of the same path
 * pass.
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
      // An ended session redirects to the login in any case.
      if (!isAllowed.current && !sessionStore.isLeaving()) event.preventDefault();
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
