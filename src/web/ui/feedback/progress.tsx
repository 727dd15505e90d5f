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
        "block h-1.5 w-full appearance-none overflow-hidden rounded-thin border-0 bg-hairline forced-colors:appearance-auto",
        "[&::-moz-progress-bar]:bg-copper [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-copper",
        "indeterminate:animate-pulse indeterminate:bg-copper indeterminate:[&::-webkit-progress-bar]:bg-copper",
        className,
      )}
    />
  );
}
