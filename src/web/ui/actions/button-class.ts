import { cx } from "../class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "normal" | "large" | "small";

const base =
  "inline-flex items-center justify-center gap-2 rounded-soft font-semibold text-center " +
  "no-underline select-none press-motion " +
  "active:translate-y-px forced-colors:border disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-action text-on-action hover:bg-action-strong disabled:bg-quiet disabled:text-muted " +
    "disabled:inset-ring disabled:inset-ring-hairline aria-disabled:bg-action-busy",
  secondary:
    "bg-card text-ink inset-ring-2 inset-ring-ink hover:bg-ink hover:text-on-ink " +
    "disabled:bg-quiet disabled:text-muted disabled:inset-ring-hairline " +
    "aria-disabled:bg-quiet aria-disabled:text-muted aria-disabled:inset-ring-hairline",
  quiet:
    "text-accent hover:bg-accent-tint hover:text-accent-strong disabled:text-muted disabled:hover:bg-transparent",
  danger:
    "bg-card text-danger inset-ring-2 inset-ring-danger hover:bg-danger hover:text-on-ink " +
    "disabled:text-muted disabled:inset-ring-hairline",
};

/** Targets are at least 44 px high. */
const sizes: Record<ButtonSize, string> = {
  small: "min-h-11 px-3 text-sm",
  normal: "min-h-12 px-5",
  large: "min-h-14 max-w-full px-7 text-lg wrap-anywhere",
};

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string | undefined;
};

export function buttonClass({
  variant = "primary",
  size = "normal",
  className,
}: ButtonLook): string {
  return cx(base, variants[variant], sizes[size], className);
}
