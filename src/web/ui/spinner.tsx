import { uiCopy } from "#web/copy/ui.ts";
import { cx } from "./class-names.ts";

const delays = ["[animation-delay:-600ms]", "[animation-delay:-300ms]", ""];

/** Three layers that grow: the sign for "under way", without a word. */
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

/** The loading sign of a page or a region; screen readers hear the label. */
export function Spinner({
  label = uiCopy.loading,
  className,
}: {
  label?: string;
  className?: string;
}) {
  return (
    <div
      role="status"
      className={cx("grid justify-items-center gap-4 py-16 text-pizarra", className)}
    >
      <LayersMark className="w-14 gap-1.5 text-cobre [&>span]:h-1.5" />
      <span className="text-sm">{label}</span>
    </div>
  );
}
