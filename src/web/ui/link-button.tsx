import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonClass } from "./button-class.ts";

/** A link that looks like a button: it leads somewhere, it does nothing else. */
export function LinkButton({
  variant,
  size,
  className,
  prefetch = "intent",
  ...rest
}: ButtonLook & Omit<LinkProps, "className">) {
  return (
    <Link {...rest} prefetch={prefetch} className={buttonClass({ variant, size, className })} />
  );
}
