import { cx } from "./class-names.ts";

/** Three hairlines that thin out. */
export function LayerDivider({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx("layers text-obsidiana", className)} />;
}
