import { failuresCopy as copy } from "#web/app/failures.copy.ts";
import { InfoIcon } from "../art/icons.tsx";

/** Shown only without scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="mx-auto my-4 flex max-w-text gap-3 rounded-thin border-l-4 border-accent bg-accent-tint px-4 py-3.5 text-left text-ink">
        <InfoIcon className="mt-0.5 shrink-0 text-accent" />
        {copy.needsScript}
      </p>
    </noscript>
  );
}
