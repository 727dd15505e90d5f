import { cx } from "../class-names.ts";

type Props = { tone?: "text-obsidiana" | "text-veta" | "text-cobre"; className?: string };

export function LayerDivider({ tone = "text-obsidiana", className }: Props) {
  return <div aria-hidden="true" className={cx("layers", tone, className)} />;
}
