import { cx } from "../class-names.ts";

type Props = {
  label: string;
  /** Between 0 and 1; null while unknown. */
  value: number | null;
  className?: string;
};

export function Progress({ label, value, className }: Props) {
  return (
    <progress
      aria-label={label}
      max={1}
      {...(value === null ? {} : { value })}
      className={cx(
        "block h-1.5 w-full appearance-none overflow-hidden rounded-thin border-0 bg-veta forced-colors:appearance-auto",
        "[&::-moz-progress-bar]:bg-cobre [&::-webkit-progress-bar]:bg-veta [&::-webkit-progress-value]:bg-cobre",
        "indeterminate:animate-pulse indeterminate:bg-cobre indeterminate:[&::-webkit-progress-bar]:bg-cobre",
        className,
      )}
    />
  );
}
