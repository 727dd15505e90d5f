import { failuresCopy } from "#web/app/failures.copy.ts";
import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";
import { NeedsScript } from "./needs-script.tsx";

const delays = ["[animation-delay:-600ms]", "[animation-delay:-300ms]", ""];

export function LayersMark({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx("inline-grid w-5 gap-[3px]", className)}>
      {delays.map((delay) => (
        <span
          key={delay}
          className={cx("h-[3px] origin-left animate-layer rounded-thin bg-current", delay)}
        />
      ))}
    </span>
  );
}

/**
 * Nothing for a short wait; a reload after a long one. By CSS alone, for pages whose scripts never
 * arrive.
 */
export function Spinner({
  label = uiCopy.loading,
  className,
}: {
  label?: string;
  className?: string;
}) {
  return (
    <div className={cx("px-4 py-16 text-muted", className)}>
      <NeedsScript />
      <div role="status" className="grid justify-items-center gap-4 scripting-none:hidden">
        <span className="grid animate-appear justify-items-center gap-4">
          <LayersMark className="w-14 gap-1.5 text-copper [&>span]:h-1.5" />
          <span className="text-sm">{label}</span>
        </span>
        <span className="grid animate-appear-late justify-items-center text-center text-sm">
          {failuresCopy.slow}
          {/* biome-ignore lint/a11y/useValidAnchor: the page itself, wherever it is shown */}
          <a href="" className="link inline-flex min-h-11 items-center font-semibold">
            {failuresCopy.slowRetry}
          </a>
        </span>
      </div>
    </div>
  );
}
