import type { ComponentProps } from "react";
import { LayersMark } from "../feedback/spinner.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";

type Props = ButtonLook &
  ComponentProps<"button"> & {
    /** Something is under way: the button does nothing, shows layers and keeps the focus. */
    isBusy?: boolean;
  };

export function Button({
  variant,
  size,
  className,
  isBusy = false,
  disabled,
  type = "button",
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isBusy}
      // A button that is really disabled drops the focus, and whoever uses the keyboard with it.
      aria-disabled={isBusy || rest["aria-disabled"]}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
      className={buttonClass({ variant, size, className })}
    >
      {isBusy && <LayersMark />}
      {children}
    </button>
  );
}
