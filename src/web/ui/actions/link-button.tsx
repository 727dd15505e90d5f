import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "./button-class.ts";

export function LinkButton({
  variant,
  size,
  className,
  prefetch = "intent",
  ...rest
}: ButtonLook & Omit<ComponentProps<typeof Link>, "className">) {
  return (
    <Link {...rest} prefetch={prefetch} className={buttonClass({ variant, size, className })} />
  );
}
