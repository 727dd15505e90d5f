import { cx } from "../class-names.ts";

type Props = { tone?: "text-ink" | "text-hairline" | "text-copper"; className?: string };

export function LayerDivider({ tone = "text-ink", className }: Props) {
  return <div aria-hidden="true" className={cx("layers", tone, className)} />;
}
