import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { LayersMark } from "./spinner.tsx";

type Props = ButtonLook &
  ComponentProps<"button"> & {
    /** Something is under way: the button is disabled and shows layers. */
    isBusy?: boolean;
  };

export function Button({
  variant,
  size,
  className,
  isBusy = false,
  disabled,
  type = "button",
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {isBusy && <LayersMark />}
      {children}
    </button>
  );
}
