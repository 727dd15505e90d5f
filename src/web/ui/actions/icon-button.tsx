import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names.ts";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, type = "button", ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        "inline-grid size-11 shrink-0 place-items-center rounded-soft hover:bg-quiet",
        "disabled:opacity-40 disabled:cursor-not-allowed disabled:hover:bg-transparent",
        className,
      )}
    >
      {icon}
    </button>
  );
}
