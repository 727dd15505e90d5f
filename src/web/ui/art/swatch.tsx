import { cx } from "../class-names.ts";

/** A dot of a color; its name stands beside it. */
export function Swatch({ color, className = "size-5" }: { color: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={cx("shrink-0", className)}>
      <circle cx="10" cy="10" r="9" fill={color} className="stroke-edge" />
    </svg>
  );
}
