import type { Ref } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import type { ButtonSize } from "#web/ui/actions/button-class.ts";
import { CheckIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { productoCopy } from "../producto.copy.ts";
import type { Buy } from "./use-buy.ts";

type Props = {
  buy: Buy;
  size: ButtonSize;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  label?: string;
  /** For assistive technology, when the label is short. */
  name?: string;
};

/** Not disabled while busy, so that it keeps the focus. */
export function BuyButton(props: Props) {
  const { buy, size, className, ref } = props;
  const { phase, add, isChange } = buy;
  const { label = productoCopy.addToCarrito, name } = isChange
    ? { label: productoCopy.saveChange }
    : props;
  return (
    <Button
      ref={ref}
      size={size}
      aria-label={name}
      aria-busy={phase === "adding" || undefined}
      data-filled={phase === "added"}
      className={cx("fill-up", className)}
      onClick={() => void add()}
    >
      {phase === "added" && <CheckIcon className="size-5" />}
      <span>{label}</span>
    </Button>
  );
}
