import { failuresCopy as copy } from "#web/app/failures.copy.ts";
import { InfoIcon } from "../art/icons.tsx";

/** Shown only without scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="mx-auto my-4 flex max-w-text gap-3 rounded-thin border-l-4 border-lapis bg-lapis-claro px-4 py-3.5 text-left text-obsidiana">
        <InfoIcon className="mt-0.5 shrink-0 text-lapis" />
        {copy.needsScript}
      </p>
    </noscript>
  );
}
