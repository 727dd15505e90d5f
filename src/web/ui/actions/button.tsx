import type { ComponentProps } from "react";
import { LayersMark } from "../feedback/spinner.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";

type Props = ButtonLook &
  ComponentProps<"button"> & {
    /** Does nothing and keeps the focus. */
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
      // A disabled button would lose the focus.
      aria-disabled={isBusy || rest["aria-disabled"]}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
      className={buttonClass({ variant, size, className })}
    >
      {isBusy && <LayersMark />}
      <span className="contents">{children}</span>
    </button>
  );
}
