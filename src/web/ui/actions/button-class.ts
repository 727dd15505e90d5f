import { cx } from "../class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "normal" | "large" | "small";

const base =
  "inline-flex items-center justify-center gap-2 rounded-soft font-semibold text-center " +
  "no-underline select-none transition-[background-color,color,box-shadow,transform] duration-150 " +
  "active:translate-y-px forced-colors:border disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-lapis text-blanco hover:bg-lapis-hondo disabled:bg-escarcha disabled:text-pizarra " +
    "disabled:inset-ring disabled:inset-ring-veta aria-disabled:bg-pizarra",
  secondary:
    "bg-blanco text-obsidiana inset-ring-2 inset-ring-obsidiana hover:bg-obsidiana hover:text-blanco " +
    "disabled:bg-escarcha disabled:text-pizarra disabled:inset-ring-veta " +
    "aria-disabled:bg-escarcha aria-disabled:text-pizarra aria-disabled:inset-ring-veta",
  quiet:
    "text-lapis hover:bg-lapis-claro hover:text-lapis-hondo disabled:text-pizarra disabled:hover:bg-transparent",
  danger:
    "bg-blanco text-rojo inset-ring-2 inset-ring-rojo hover:bg-rojo hover:text-blanco " +
    "disabled:text-pizarra disabled:inset-ring-veta",
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
