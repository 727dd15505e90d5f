import { type ComponentProps, useState } from "react";
import { MinusIcon, PlusIcon } from "../art/icons.tsx";
import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";

type Props = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  /** The field's name, e.g. "Cantidad de Pudú del bosque". */
  label?: string;
  /** Needed where a page has several steppers. */
  lessLabel?: string;
  moreLabel?: string;
  isDisabled?: boolean;
  /** Focused first in a dialog. */
  isFirst?: boolean;
  name?: string;
  className?: string;
};

const stepClass =
  "grid size-12 place-items-center hover:bg-quiet disabled:text-edge disabled:cursor-not-allowed " +
  "disabled:hover:bg-transparent aria-disabled:text-edge aria-disabled:cursor-not-allowed " +
  "aria-disabled:hover:bg-transparent";

/** `onChange` gets values between `min` and `max` only. */
export function Stepper({
  value,
  onChange,
  min = 1,
  max,
  label = uiCopy.cantidad,
  lessLabel = uiCopy.less,
  moreLabel = uiCopy.more,
  isDisabled = false,
  isFirst = false,
  name,
  className,
}: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  function commit(text: string): void {
    const typed = Number.parseInt(text, 10);
    setDraft(null);
    if (Number.isFinite(typed)) onChange(clampTo(typed, min, max));
  }
  const step = (by: number): ComponentProps<"button"> => ({
    type: "button",
    className: stepClass,
    disabled: isDisabled,
    // Not disabled at a limit, so that the button keeps the focus.
    "aria-disabled": (by < 0 ? value <= min : value >= max) || undefined,
    onClick: () => onChange(clampTo(value + by, min, max)),
  });
  return (
    <div
      className={cx("inline-flex max-w-full rounded-thin border border-edge bg-card", className)}
    >
      <button {...step(-1)} aria-label={lessLabel}>
        <MinusIcon />
      </button>
      <input
        aria-label={label}
        data-autofocus={isFirst || undefined}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        disabled={isDisabled}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => draft !== null && commit(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && commit(event.currentTarget.value)}
        className="w-14 min-w-0 [appearance:textfield] border-x border-hairline text-center tabular-nums disabled:text-muted [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button {...step(1)} aria-label={moreLabel}>
        <PlusIcon />
      </button>
    </div>
  );
}

/** The nearest whole number between `min` and `max`; `min` wins over `max`. */
export function clampTo(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, Math.trunc(value)));
}
