import { useNavigation } from "react-router";
import { layoutCopy } from "#web/copy/layout.ts";

/** A layer that grows below the bar while the next page is being read. */
export function NavigationProgress() {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div role="status" className="absolute inset-x-0 top-0">
      {isBusy && (
        <>
          <span className="sr-only">{layoutCopy.navigating}</span>
          <span className="block h-0.5 origin-left animate-layer bg-cobre" />
        </>
      )}
    </div>
  );
}
