import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { isLeavingToLogin } from "#web/areas/acceso/session/session.ts";

export type LeaveGuard = {
  /** Somebody wants to leave and has to be asked. */
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
  /** What follows is meant: nothing is asked any more. */
  allow: () => void;
};

/** Nobody leaves a changed form unasked: not by a link, the back button, a reload or closing the tab. */
export function useLeaveGuard(isChanged: boolean): LeaveGuard {
  const isAllowed = useRef(false);
  const blocker = useBlocker(() => isChanged && !isAllowed.current);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      // An ended session leads to the login whatever is answered here.
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
