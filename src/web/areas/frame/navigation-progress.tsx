import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { frameCopy } from "./frame.copy.ts";

/** Prefetched pages come sooner; a sign would flicker. */
const patienceMs = 200;

export function NavigationProgress() {
  const isLate = useIsLate(useNavigation().state !== "idle");
  return (
    <div role="status" className="absolute inset-x-0 top-0">
      {isLate && (
        <>
          <span className="sr-only">{frameCopy.navigating}</span>
          <span className="block h-0.5 origin-left animate-layer bg-copper" />
        </>
      )}
    </div>
  );
}

function useIsLate(isBusy: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isBusy]);
  return isLate;
}
