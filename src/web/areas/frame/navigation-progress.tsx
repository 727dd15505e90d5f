import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { frameCopy } from "./frame.copy.ts";

/** A page that was fetched ahead is there at once: a sign for it would only flicker. */
const patienceMs = 200;

/** A layer that grows below the bar while the next page is being read. */
export function NavigationProgress() {
  const isLate = useIsLate(useNavigation().state !== "idle");
  return (
    <div role="status" className="absolute inset-x-0 top-0">
      {isLate && (
        <>
          <span className="sr-only">{frameCopy.navigating}</span>
          <span className="block h-0.5 origin-left animate-layer bg-cobre" />
        </>
      )}
    </div>
  );
}

/** True once it has been busy for longer than anybody would call instant. */
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
